import { describe, expect, it } from '@jest/globals';
import { type HtmlValue, html, trusted } from './html.ts';

const show = (value: HtmlValue) => html`${value}`.toString();

describe('html', () => {
  it('escapes text so that it stays text, in content and in quoted attributes', () => {
    const evil = `"><script>alert('1')</script>&amp;`;
    expect(html`<a title="${evil}">${evil}</a>`.toString()).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;</a>',
    );
  });

  it('keeps HTML that it has made, also in lists', () => {
    const items = ['<1>', '2'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>`.toString()).toBe('<ul><li>&lt;1&gt;</li><li>2</li></ul>');
  });

  it('writes numbers, and nothing for absent values', () => {
    expect(show(0)).toBe('0');
    expect([null, undefined, false as const, '', []].map(show)).toEqual(['', '', '', '', '']);
  });

  it('does not escape what is declared as HTML', () => {
    expect(show(trusted('<b>&amp;</b>'))).toBe('<b>&amp;</b>');
  });

  it('takes no object that only looks like HTML', () => {
    const disguised = JSON.parse('{"text": "<b>"}');
    expect(() => show([disguised])).toThrow();
  });
});
