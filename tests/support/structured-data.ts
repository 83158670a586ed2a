/** What schema.org and the search engines that read it ask of each kind that the pages tell of; what is not named here is a fault. */
type Check = (value: unknown, at: string) => readonly string[];

interface Kind {
  readonly required: Readonly<Record<string, Check>>;
  /** What search engines ask for besides: it may be missing where the school has not said it. */
  readonly known?: Readonly<Record<string, Check>>;
}

const matches =
  (what: string, pattern: RegExp): Check =>
  (value, at) =>
    typeof value === "string" && pattern.test(value) ? [] : [`${at} is no ${what}: ${JSON.stringify(value)}`];

const text = matches("text", /\S/);
const headline = matches("text of 110 letters at most", /^\S.{0,109}$/su);
const address = matches("absolute address", /^https?:\/\/[^\s/]+\/\S*$/);
const day = matches("day", /^\d{4}-\d\d-\d\d$/);
const moment = matches("moment with its zone", /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/);
const clock = matches("time of day", /^([01]\d|2[0-3]):[0-5]\d$/);
const language = matches("language", /^[a-z]{2}$/);
const country = matches("country", /^[A-Z]{2}$/);
const weekday = matches("weekday", /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/);
const telephone = matches("telephone number with its country", /^\+[\d ()-]{6,}$/);
const email = matches("e-mail", /^\S+@\S+\.\S+$/);
const schema = (...names: readonly string[]) => matches(names.join(" or "), new RegExp(`^https://schema\\.org/(?:${names.join("|")})$`));

const number =
  (from: number, to: number): Check =>
  (value, at) =>
    typeof value === "number" && value >= from && value <= to ? [] : [`${at} is no number from ${from} to ${to}`];

const either =
  (...checks: readonly Check[]): Check =>
  (value, at) => {
    const faults = checks.map((check) => check(value, at));
    return faults.find((found) => found.length === 0) ?? faults.flat();
  };

const list =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value) && value.length > 0 ? value.flatMap((one, place) => check(one, `${at}[${place}]`)) : [`${at} is no list`];

const some = (check: Check): Check => either(check, list(check));

/** A thing of one of these kinds. */
const thing =
  (...names: readonly string[]): Check =>
  (value, at) => {
    const kind = typeof value === "object" && value !== null ? (value as { "@type"?: unknown })["@type"] : undefined;
    return names.includes(String(kind)) ? faultsOf(value, at) : [`${at} is no ${names.join(" or ")}: ${JSON.stringify(value)}`];
  };

const hours = list((value, at) => thing("OpeningHoursSpecification")(value, at));
const picture = some(either(address, thing("ImageObject")));
const publisher = thing("HighSchool", "Person");
const schoolAlone = { name: text, url: address };

const kinds: Readonly<Record<string, Kind>> = {
  HighSchool: {
    required: schoolAlone,
    known: {
      ...{ alternateName: text, logo: picture, image: picture, foundingDate: day, address: thing("PostalAddress"), telephone, email },
      ...{
        geo: thing("GeoCoordinates"),
        openingHoursSpecification: hours,
        contactPoint: list(thing("ContactPoint")),
        sameAs: list(address),
      },
    },
  },
  WebSite: { required: schoolAlone, known: { alternateName: text, inLanguage: language } },
  PostalAddress: {
    required: { streetAddress: text, addressCountry: country },
    known: { addressLocality: text, addressRegion: text, postalCode: text },
  },
  GeoCoordinates: { required: { latitude: number(-90, 90), longitude: number(-180, 180) } },
  OpeningHoursSpecification: { required: { dayOfWeek: list(weekday), opens: clock, closes: clock } },
  ContactPoint: { required: { contactType: text }, known: { telephone, email, hoursAvailable: hours } },
  ImageObject: {
    required: { url: address },
    known: { width: number(1, 10_000), height: number(1, 10_000), creditText: text, creator: publisher },
  },
  Person: { required: { name: text } },
  NewsArticle: {
    required: {
      ...{ headline, image: picture, datePublished: moment, dateModified: moment, author: publisher, publisher },
      ...{ description: text, mainEntityOfPage: address, inLanguage: language },
    },
    known: { articleSection: text, keywords: text },
  },
  Event: {
    required: { name: text, startDate: either(moment, day), location: thing("Place"), organizer: thing("HighSchool") },
    known: {
      ...{ description: text, endDate: either(moment, day), image: picture },
      eventStatus: schema("EventScheduled", "EventCancelled", "EventPostponed"),
      eventAttendanceMode: schema("OfflineEventAttendanceMode", "OnlineEventAttendanceMode"),
    },
  },
  Place: { required: { name: text, address: thing("PostalAddress") } },
  FAQPage: { required: { mainEntity: list((value, at) => thing("Question")(value, at)) }, known: { inLanguage: language } },
  Question: { required: { name: text, acceptedAnswer: thing("Answer") } },
  Answer: { required: { text } },
  BreadcrumbList: { required: { itemListElement: (value, at) => [...list(thing("ListItem"))(value, at), ...counted(value, at)] } },
  ListItem: { required: { position: number(1, 10), name: text, item: address } },
};

/** What a page tells search engines, where it is not as they read it, e.g. "$.image is missing". */
export function faultsOf(value: unknown, at = "$"): readonly string[] {
  if (typeof value !== "object" || value === null) return [`${at} is no thing`];
  const { "@type": name, "@context": context, ...told } = value as Readonly<Record<string, unknown>>;
  if (at === "$" && context !== "https://schema.org") return ["$ does not say that it speaks as schema.org does"];
  if ("@graph" in told) return list(faultsOf)(told["@graph"], `${at}.@graph`);
  const kind = kinds[String(name)];
  if (!kind) return [`${at} is of no known kind: ${String(name)}`];
  const checks: Readonly<Record<string, Check>> = { ...kind.required, ...kind.known };
  return [
    ...Object.keys(kind.required).flatMap((key) => (key in told ? [] : [`${at}.${key} is missing`])),
    ...Object.entries(told).flatMap(([key, one]) => checks[key]?.(one, `${at}.${key}`) ?? [`${at}.${key} is not known of ${String(name)}`]),
  ];
}

function counted(value: unknown, at: string): readonly string[] {
  const places = Array.isArray(value) ? value.map(({ position }) => position) : [];
  return places.every((place, index) => place === index + 1) ? [] : [`${at} is not counted from 1 on`];
}

/** The blocks of a page. */
export const structuredData = (html: string): readonly unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) => JSON.parse(json) as unknown);
