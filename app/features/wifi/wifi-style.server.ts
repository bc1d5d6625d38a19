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
.art{position:relative;z-index:0;display:flex;align-items:flex-end;justify-content:center;height:14.5rem;margin:-.75rem -1.5rem 0;overflow:hidden;background:var(--color-accent)}
.art svg{fill:none;stroke:var(--color-accent-ink);stroke-width:1.7;stroke-linecap:round}
.art b{position:relative;width:14rem;padding:1.25rem .75rem 1rem;border:.375rem solid var(--color-footer-ink);border-bottom:0;border-radius:1.75rem 1.75rem 0 0;background:var(--color-footer);color:var(--color-footer-ink);text-align:center;text-wrap:balance}
.art b>svg{position:absolute;z-index:-1;left:50%;top:2rem;width:38rem;transform:translate(-50%,-50%)}
h1,.art b{font:600 2rem/1.1 var(--font-display),system-ui,sans-serif}
.art b{font-size:1.375rem}
.art span{display:flex;align-items:center;gap:.5rem;margin-top:.875rem;padding:.5rem .625rem;border-radius:.625rem;background:#8884;font:500 .875rem/1.2 var(--font-text),system-ui,sans-serif;text-align:left}
.art span svg{flex:none;width:1.75rem;border-radius:50%;background:var(--color-accent)}
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
@media(min-width:64rem){body{display:grid;grid-template-rows:auto 1fr;min-height:100vh;background:var(--color-surface-raised)}header{margin-left:50%;border:0}header div{padding:1.5rem 2.5rem}main{align-self:center;width:32rem;margin:0 auto 6rem calc(75% - 16rem);border-radius:0;overflow:visible}.art{position:fixed;inset:0 50% 0 0;height:auto;margin:0}.art b{width:min(26rem,36vw);padding:3.5rem 1.75rem 2.5rem;border-width:.625rem;border-radius:3.5rem 3.5rem 0 0;font-size:2.5rem}.art b>svg{top:3rem;width:max(80rem,150vh)}.art span{gap:1rem;margin-top:2.5rem;padding:1rem;border-radius:1.25rem;font-size:1.25rem}.art span svg{width:3rem}}}
@media print{.art{display:none}}`;
