import { render } from "preact";
import "./look/look.css";
import "./look/suits.css";
import "./look/pages.css";
import "./look/table.css";
import "./look/more.css";
import "./look/boards.css";
import { Home } from "./home/Home";
import { haveReady } from "./cards/sprite";
import { keepOffline } from "./offline/register";
import { Lazy } from "./parts/Lazy";
import { route } from "./route";
import { TablePage } from "./table/TablePage";

const replay = () => import("./replay/ReplayPage").then((page) => page.ReplayPage);
const score = () => import("./score/ScorePage").then((page) => page.ScorePage);
const learn = () => import("./learn/LearnPage").then((page) => page.LearnPage);
const gallery = () => import("./gallery/Gallery").then((page) => page.Gallery);

function App() {
  const now = route.value;
  switch (now.page) {
    case "home":
      return <Home />;
    case "table":
      return <TablePage key={now.code} code={now.code} />;
    case "replay":
      return <Lazy key={now.name} load={replay} props={{ name: now.name }} />;
    case "score":
      return <Lazy load={score} props={{ pad: now.pad }} />;
    case "learn":
      return <Lazy load={learn} props={{}} />;
    case "gallery":
      return <Lazy load={gallery} props={{}} />;
  }
}

render(<App />, document.getElementById("app")!);
haveReady();
keepOffline();
