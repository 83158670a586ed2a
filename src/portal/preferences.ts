/** Choices of looks, kept in cookies so that the server draws the page right at once. */
export type SidebarState = "expanded" | "collapsed";
/** "sistem": nobody has chosen yet, and the page follows the device. */
export type Theme = "terang" | "gelap" | "sistem";

const WEEK_S = 604_800;
const YEAR_S = 31_536_000;

export const readSidebar = (cookies: string | null): SidebarState =>
  read(cookies, "sidebar:state") === "collapsed" ? "collapsed" : "expanded";
export const readTheme = (cookies: string | null): Theme => {
  const chosen = read(cookies, "tema");
  return chosen === "gelap" || chosen === "terang" ? chosen : "sistem";
};

export const sidebarCookie = (state: SidebarState): string => `sidebar:state=${state}; Max-Age=${WEEK_S}; Path=/; SameSite=Lax`;
export const themeCookie = (theme: Theme): string => `tema=${theme}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax`;

function read(cookies: string | null, name: string): string | undefined {
  const found = cookies?.split(";").find((one) => one.trim().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1);
}
