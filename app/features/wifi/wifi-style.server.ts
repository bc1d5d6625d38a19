import { type Face, textFace } from "~/ui/fonts/faces";

/**
 * The whole CSS of the Wi-Fi log-in, inline: in a captive portal a phone has limited network access, so there is no
 * style sheet. The mall's fonts come from its own host, and until then, or without them, those of the system.
 */
export const wifiStyle = (display: Face): string =>
  [...new Set([textFace, display])].map(fontFace).join("") + rules;

/** Whatever weight is asked for, the file is shown as it is. */
const fontFace = ({ family, file }: Face): string =>
  `@font-face{font-family:${family.split(",")[0]};src:url(${file}) format("woff2");font-weight:400 700;font-display:swap}`;

const rules = `*{box-sizing:border-box}
body{margin:0;background:var(--color-surface);color:var(--color-ink);font:1.0625rem/1.5 var(--font-text),system-ui,sans-serif;font-synthesis:style}
header{background:var(--color-surface-raised);border-bottom:1px solid var(--color-line)}
header div,main{max-width:27rem;margin:0 auto;padding:.75rem 1.5rem}
main{padding-bottom:2rem}
header div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem}
header img{display:block;height:2rem;width:auto;max-width:11rem;object-fit:contain;object-position:left;background:var(--color-surface-raised);forced-color-adjust:none}
header img.tall{height:4.5rem}
nav{display:flex;margin:0 -.5rem}
a{color:var(--color-accent)}
nav a,li a{display:flex;min-width:2.25rem;min-height:2.75rem;align-items:center;color:inherit;text-decoration:none}
nav a{justify-content:center;font-size:.875rem}
nav a[aria-current]{font-weight:700;text-decoration:underline;text-underline-offset:.375rem}
.art{position:relative;isolation:isolate;height:11.5rem;margin:-.75rem -1.5rem 0;overflow:hidden;background:var(--color-surface-sunken);background:color-mix(in oklab,var(--color-accent) 22%,var(--color-surface-sunken))}
.art b,.art::before{position:absolute;top:calc(50% - 4.25rem);left:50%;width:13.5rem;aspect-ratio:1.586;border-radius:1rem;box-shadow:0 .75rem 2rem -.75rem rgb(0 0 0/.3)}
.art b{padding:1rem 4.5rem 0 1rem;border:1px solid rgb(255 255 255/.2);transform:translateX(-50%) rotate(-6deg);background:var(--color-footer);color:var(--color-footer-ink)}
.art svg{position:absolute;fill:none;stroke:currentColor}
.art .waves{top:11%;right:8%;width:19%;stroke-width:2;stroke-linecap:round}
.art .bars{left:7%;bottom:10%;width:86%;height:31%;padding:4% 6%;border-radius:.5rem;background:#fff;stroke:#111;stroke-width:10}
.art::before{content:"";transform:translate(-44%,8%) rotate(3deg);background:var(--color-accent)}
.art::after{content:"";position:absolute;z-index:-1;bottom:0;left:14%;width:6rem;height:8rem;border-radius:var(--radius-card,1rem);transform:scale(1.8);transform-origin:bottom;background:var(--color-accent);opacity:.2}
h1,.art b{font:600 2rem/1.1 var(--font-display),system-ui,sans-serif}
.art b{font-size:1rem}
h1{margin:1.5rem 0 .75rem;text-wrap:balance}p{margin:0}
form{display:flex;flex-direction:column;gap:1.5rem;margin-top:1.5rem}
label{display:flex;flex-direction:column;gap:.5rem;font-size:.9375rem;font-weight:600}
input{width:100%;min-height:3rem;padding:0 1rem;border:1px solid var(--color-ink-muted);border-radius:var(--radius-soft,.625rem);background:var(--color-surface-raised);color:inherit;font:inherit;font-size:1.0625rem;font-weight:400}
button,.go{min-height:3.5rem;padding:.75rem 1.5rem;border:1px solid transparent;border-radius:var(--radius-pill,100vmax);background:var(--color-accent);color:var(--color-accent-ink);font:inherit;font-weight:600;text-align:center;text-decoration:none}
.go{display:block;overflow-wrap:anywhere;margin-top:1.5rem}
:focus-visible{outline:3px solid var(--color-accent);outline-offset:2px}
.wrong{padding:.75rem 1rem;border-radius:var(--radius-soft,.625rem);background:var(--color-surface-sunken);border-left:4px solid var(--color-error);margin-top:1.5rem}
.error{margin-top:-1rem;color:var(--color-error);font-size:.9375rem;font-weight:500}
.muted,.hint{color:var(--color-ink-muted)}.hint{margin-top:1rem;font-size:.875rem}
ul{margin:1.5rem 0 0;padding:0;list-style:none;border-top:1px solid var(--color-line)}li{border-bottom:1px solid var(--color-line)}li a{font-size:.9375rem}li a::after{content:"→";margin-left:auto;color:var(--color-ink-muted)}
@media(min-width:48rem){body{background:var(--color-surface-sunken)}main{max-width:32rem;margin:3rem auto;padding:.75rem 2.5rem 2rem;border-radius:min(var(--radius-card,1rem),1.5rem);background:var(--color-surface-raised);overflow:hidden}.art{margin:-.75rem -2.5rem 2rem}header div{max-width:32rem;padding:.75rem 0}}
@media(min-width:64rem){body{display:grid;grid-template-rows:auto 1fr;min-height:100vh;background:var(--color-surface-raised)}header{margin-left:50%;border:0}header div{padding:1.5rem 2.5rem}main{align-self:center;width:32rem;margin:0 auto 6rem calc(75% - 16rem);border-radius:0;overflow:visible}.art{position:fixed;inset:0 50% 0 0;height:auto;margin:0}.art b,.art::before{top:calc(50% - 11vw);width:70%}.art b{padding:2rem 10vw 0 2.25rem;font-size:1.75rem}.art::after{transform:scale(3.5)}}
@media print{.art{display:none}}`;
