/**
 * The whole CSS of the Wi-Fi log-in, inline: in a captive portal a phone has limited network access, so there are
 * system fonts and no style sheet.
 */
export const wifiStyle = `*{box-sizing:border-box}
body{margin:0;background:var(--color-surface);color:var(--color-ink);font:1.0625rem/1.5 system-ui,sans-serif}
header{background:var(--color-surface-raised);border-bottom:1px solid var(--color-line)}
header div,main{max-width:27rem;margin:0 auto;padding:.75rem 1.5rem}
header div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem}
header img{display:block;height:2.25rem;width:auto;max-width:9.5rem;object-fit:contain;object-position:left;background:var(--color-surface-raised);forced-color-adjust:none}
nav{display:flex;margin:0 -.5rem}
a{color:var(--color-accent)}
nav a{display:inline-flex;min-width:2.25rem;min-height:2.75rem;align-items:center;justify-content:center;color:inherit;font-size:.875rem;text-decoration:none}
nav a[aria-current]{font-weight:700;text-decoration:underline;text-underline-offset:.375rem}
h1{margin:1.5rem 0 .25rem;font-size:1.75rem;line-height:1.2}p{margin:0}
form{display:flex;flex-direction:column;gap:1rem;margin-top:1.25rem}
label{display:flex;flex-direction:column;gap:.375rem;font-weight:600}
input{width:100%;min-height:3rem;padding:0 1rem;border:1px solid var(--color-ink-muted);border-radius:.5rem;background:var(--color-surface-raised);color:inherit;font:inherit}
button,.go{min-height:3.25rem;padding:.75rem 1.5rem;border:1px solid transparent;border-radius:2rem;background:var(--color-accent);color:var(--color-accent-ink);font:600 1.0625rem/1.5 system-ui,sans-serif;text-align:center;text-decoration:none}
.go{display:block;overflow-wrap:anywhere;margin-top:1.25rem}
:focus-visible{outline:3px solid var(--color-accent);outline-offset:2px}
.wrong,.hint{padding:.75rem 1rem;border-radius:.5rem;background:var(--color-surface-sunken)}
.wrong{border-left:4px solid var(--color-error);margin-top:1rem}
.error{color:var(--color-error);font-size:.9375rem;font-weight:500}
.muted{color:var(--color-ink-muted)}.hint{font-size:.875rem}
ul{margin:.5rem 0 0;padding:0;list-style:none}li a{display:inline-flex;min-height:2.75rem;align-items:center}
@media(min-width:48rem){body{background:var(--color-surface-sunken)}main{max-width:32rem;margin:4rem auto;padding:1.5rem 2.5rem 2rem;border-radius:1.5rem;background:var(--color-surface-raised)}header div{max-width:32rem;padding:.75rem 0}}`;
