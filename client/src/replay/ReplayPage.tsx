import { Notice } from "../parts/Notice";

export const ReplayPage = ({ name }: { readonly name: string }) => <Notice title={name} />;
