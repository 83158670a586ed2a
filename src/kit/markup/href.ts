const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s"'<>`\\]/u;

/** @returns the address a link may go to: http(s), mailto, tel or a path of this site; otherwise undefined */
export function safeHref(written: string): string | undefined {
  const href = written.trim();
  if (href === "" || href.length > 2000 || forbidden.test(href)) return undefined;
  if (/^\/(?!\/)/.test(href)) return href;
  if (/^(mailto|tel):[^/]/i.test(href)) return href;
  if (!/^https?:\/\/[^/]/i.test(href)) return undefined;
  return URL.canParse(href) ? new URL(href).href : undefined;
}
