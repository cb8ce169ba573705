import { Copy } from "../parts/CopyLine";
import { tableLink } from "../route";
import { address } from "../wire/root";
import { say } from "../words/languages";

/** The code, the link and the picture of it: all that another person needs. */
export function Invite({ code }: { readonly code: string }) {
  const link = tableLink(code);
  const short = link.replace(/^https?:\/\//, "");
  return (
    <section class="panel share" aria-label={say("invite")}>
      <span class="code">{code}</span>
      <span class="link-text">{short}</span>
      <img class="qr" src={address(`api/tables/${encodeURIComponent(code)}/qr.svg`)} alt={say("qr")} width={104} height={104} />
      <div class="acts">
        <Copy text={link} label={say("copy-link")} />
        {"share" in navigator ? (
          <button onClick={() => void navigator.share({ title: "Penultimate", url: link }).catch(() => {})}>{say("share")}</button>
        ) : (
          <Copy text={code} label={say("copy-code")} />
        )}
      </div>
    </section>
  );
}
