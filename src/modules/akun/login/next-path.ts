const afterSignIn = "/dashboard";

/**
 * Where to go after signing in: the asked path if it is a page of this site, else the dashboard. What browsers read as another
 * site (`//host`, `/\host`, control characters) and the pages of signing in itself are not followed.
 */
export function safeNextPath(asked: string | null): string {
  if (!asked?.startsWith("/") || asked.length > 500 || /[\\\p{Cc}]/u.test(asked)) return afterSignIn;
  const base = "https://situs.invalid";
  if (!URL.canParse(asked, base)) return afterSignIn;
  const url = new URL(asked, base);
  if (
    url.origin !== base ||
    url.pathname.startsWith("//") ||
    /^\/(login|keluar|konfirmasi|undangan|api|administrator-pertama)(\/|$)/.test(url.pathname)
  )
    return afterSignIn;
  return `${url.pathname}${url.search}`;
}
