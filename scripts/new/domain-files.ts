import type { Draft } from './draft.ts'

/** The files of a domain that a call touches, by what is said of it there. */
export interface DomainFiles {
  readonly domain: string
  readonly contract: string
  readonly routes: string
  readonly web: string
  readonly samples: string
  /** What ids of its operations begin with. */
  readonly prefix: string
  /** A right that a call of it asks for today. */
  readonly right: string
}

const fileOf = (domain: string) => ({
  domain,
  contract: `packages/contract/src/${domain}/${domain}.api.ts`,
  routes: `apps/server/src/domains/${domain}/${domain}.routes.ts`,
  web: `apps/web/src/features/${domain}/api.ts`,
  samples: 'apps/server/src/testing/every-operation/sample-calls.ts',
})

const isWhole = (draft: Draft, domain: string): boolean => {
  const { contract, routes, web } = fileOf(domain)
  return [contract, routes, web].every((file) => draft.has(file))
}

/**
 * @param domains - names of all domains
 * @throws Error that names the domains which can take a call
 */
export const domainFiles = (draft: Draft, domain: string, domains: readonly string[]): DomainFiles => {
  const whole = domains.filter((each) => isWhole(draft, each))
  if (!whole.includes(domain))
    throw new Error(`There is no domain ${domain} that takes calls: ${whole.join(', ')}.`)
  const files = fileOf(domain)
  const text = draft.read(files.contract)
  const prefix = /id: '([\w-]+)\./.exec(text)?.[1] ?? domain
  const right = /anyOf: \['(\w+)'/.exec(text)?.[1] ?? 'cabinet_read'
  return { ...files, prefix, right }
}

/** Imports a name from a module, in the statement that is there or in one of its own. */
export const addImport = (
  draft: Draft,
  file: string,
  { name, from }: { readonly name: string; readonly from: string },
): void => {
  const text = draft.read(file)
  const module = from.replaceAll('.', String.raw`\.`)
  const statement = new RegExp(String.raw`^import \{([^}]*)\} from '${module}'`, 'm')
  const known = statement.exec(text)?.[1]
  if (known === undefined) return draft.before(file, /^import /m, `import { ${name} } from '${from}'\n`)
  if (new RegExp(String.raw`\b${name}\b`).test(known)) return
  draft.replace(file, statement, `import { ${known.trim().replace(/,$/, '')}, ${name} } from '${from}'`)
}
