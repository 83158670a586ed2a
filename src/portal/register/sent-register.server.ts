import type { Field, KeptFields } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";

/**
 * The register as it travels to a browser, which draws its lists and forms by it: a page brings its own register along
 * instead of loading all there are. What only the server asks of a register stays behind.
 */
export function sentRegister(register: Register): Register {
  const { api: _api, words: _words, owner: _owner, numbered: _numbered, audience: _audience, judge: _judge, ...rest } = register;
  const { constraints: _constraints, watched: _watched, fresh: _fresh, tabs: _tabs, menu: _menu, levels: _levels, ...told } = rest;
  return { ...told, table: "", fields: sentFields(register.fields), ...(register.extra && { extra: sentFields(register.extra) }) };
}

const sentFields = (fields: KeptFields): KeptFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...sentField(field), privacy: field.privacy }]));

/** Of the register that a field points to, only what it is called. */
const sentField = (field: Field): Field => (field.kind === "reference" ? { ...field, register: named(field.register) } : field);

const named = ({ name, path, title, noun, sentences }: Register): Register => ({
  ...{ name, path, title, noun, sentences },
  ...{ table: "", fields: {}, columns: [], searched: [] },
});
