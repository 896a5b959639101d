import { expect, it } from 'vitest';
import { composeMail, type MailContent } from './mail-template.ts';

const content: MailContent = {
  to: 'cook@example.com',
  locale: 'en-US',
  subject: 'A subject',
  header: 'A header',
  top: 'First.',
  button: 'Press',
  link: 'https://example.com/register?token=a&b=c',
  bottom: 'Last.',
};

it('has the same content as HTML and as text, with the link in both', () => {
  const mail = composeMail(content);
  expect(mail).toMatchObject({ to: 'cook@example.com', subject: 'A subject' });
  expect(mail.text).toBe(`A header\n\nFirst.\n\nPress: ${content.link}\n\nLast.\n`);
  for (const part of ['A header', 'First.', '>Press</a>', 'Last.']) expect(mail.html).toContain(part);
  expect(mail.html).toContain('href="https://example.com/register?token=a&amp;b=c"');
});

it('user input is escaped, never a tag or an attribute', () => {
  const typed = `<img src=x onerror="alert('1')">&`;
  const { html } = composeMail({ ...content, header: typed, top: typed, bottom: typed, subject: typed });
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g)).toHaveLength(4);
});

it.each([
  ['ar-SA', 'rtl'],
  ['he-IL', 'rtl'],
  ['de-DE', 'ltr'],
])('a mail in %s has the direction %s', (locale, direction) => {
  expect(composeMail({ ...content, locale }).html).toContain(`<html lang="${locale}" dir="${direction}">`);
});
