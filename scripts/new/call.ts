import { globSync } from 'node:fs'
import { createDraft, type Draft } from './draft.ts'
import { addImport, type DomainFiles, domainFiles } from './domain-files.ts'
import { formsOf, type NameForms, titleOf } from './names.ts'

/** What the new operation says, and what its handler answers. */
export interface CallParts {
  readonly name: NameForms
  /** Fields of the operation that are its own. */
  readonly shape: string
  /** Names for the contract, by module. */
  readonly contractImports: readonly { readonly name: string; readonly from: string }[]
  /** The handler, with the operation's name in code. */
  readonly handler: (operation: string) => string
  readonly path: string
}

/** Every domain of the server. */
export const domainsOf = (root: string): string[] =>
  globSync('apps/server/src/domains/*/domain.ts', { cwd: root })
    .map((file) => file.split(/[\\/]/).at(-2) ?? '')
    .toSorted()

const operationText = ({ name, shape, path }: CallParts, { prefix, right }: DomainFiles) => `
export const ${name.camel} = defineOperation({
  id: '${prefix}.${name.camel}',
  method: 'GET',
  path: '${path}',
  summary: '${titleOf(name.kebab)}',
${shape}
  errors: [],
  permission: { kind: 'staff', anyOf: ['${right}'] },
})
`

/** How the routes of a domain name an operation of its contract; adds it to their import where it is named there. */
const operationIn = (draft: Draft, { routes, domain }: DomainFiles, name: string): string => {
  const from = `@lectern/contract/${domain}/${domain}.api`
  const [, whole] =
    new RegExp(String.raw`^import \* as (\w+) from '${from}'`, 'm').exec(draft.read(routes)) ?? []
  if (whole !== undefined) return `${whole}.${name}`
  addImport(draft, routes, { name, from })
  return name
}

const addToWeb = (draft: Draft, { web, domain }: DomainFiles, { name, path }: CallParts): void => {
  const from = `@lectern/contract/${domain}/${domain}.api`
  const module = new RegExp(String.raw`^import type \* as (\w+) from '${from}'`, 'm')
  const known = module.exec(draft.read(web))?.[1]
  const alias = known ?? `${formsOf(domain).camel}Api`
  if (known === undefined) draft.before(web, /^import /m, `import type * as ${alias} from '${from}'\n`)
  draft.replace(
    web,
    /\n*$(?![\s\S])/,
    `\n\nexport const ${name.camel} = call<typeof ${alias}.${name.camel}>('GET', '${path}')\n`,
  )
}

/** Puts an operation into the contract, the routes, the samples and the web's calls of a domain. */
export const addCall = (draft: Draft, files: DomainFiles, parts: CallParts): void => {
  const { camel } = parts.name
  if (new RegExp(String.raw`\b${camel}\b`).test(draft.read(files.contract)))
    throw new Error(`There is a call ${camel} in ${files.contract} already.`)
  for (const each of parts.contractImports) addImport(draft, files.contract, each)
  draft.replace(files.contract, /\n*$(?![\s\S])/, `\n${operationText(parts, files)}`)
  const operation = operationIn(draft, files, camel)
  const register = /^export const register\w+[\s\S]*?\n\}\n/m
  const [bound = ''] = register.exec(draft.read(files.routes)) ?? []
  draft.replace(files.routes, register, `${bound.slice(0, -2)}\n  ${parts.handler(operation)}\n}\n`)
  draft.before(files.samples, /^ {2}'quizzes\.listQuizzes'/m, `  '${files.prefix}.${camel}': () => ({}),\n`)
  addToWeb(draft, files, parts)
}

const envelope = '../kernel/envelope.ts'

/** Makes a call that answers a number, until its author gives it another shape. Gives what was touched. */
export const makeCall = (domain: string, kebab: string, root = '.'): string[] => {
  const draft = createDraft(root)
  const files = domainFiles(draft, domain, domainsOf(root))
  const name = formsOf(kebab)
  addCall(draft, files, {
    name,
    path: `/${domain}/${kebab}`,
    shape: '  output: dataOf(z.object({ count: z.int() })),',
    contractImports: [
      { name: 'z', from: 'zod' },
      { name: 'dataOf', from: envelope },
      { name: 'defineOperation', from: '../kernel/operation.ts' },
    ],
    handler: (operation) => `bind(${operation}, async () => ({ data: { count: 0 } }))`,
  })
  return draft.save()
}
