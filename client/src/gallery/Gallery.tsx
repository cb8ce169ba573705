import { Notice } from "../parts/Notice";

export const Gallery = () => <Notice title="Gallery" />;
