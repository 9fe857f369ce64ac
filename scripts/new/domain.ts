import { addCall } from './call.ts'
import { domainFiles } from './domain-files.ts'
import { createDraft, type Draft } from './draft.ts'
import { formsOf, type NameForms, titleOf } from './names.ts'

const contract = 'packages/contract/src'
const server = 'apps/server/src/domains'
const web = 'apps/web/src/features'

/** The first tier from below whose domains may know all that stand today. */
const highest = /(?<='analytics')(?=,?\n? *(?:'dev-ui',\n *)?\],)/

const addContract = (draft: Draft, { kebab, camel }: NameForms): void => {
  draft.add(
    `${contract}/${kebab}/${kebab}.api.ts`,
    `import { defineOperation } from '../kernel/operation.ts'\n`,
  )
  draft.add(
    `${contract}/${kebab}/domain.ts`,
    [
      `import { defineDomain } from '../kernel/domain.ts'`,
      `import * as ${camel} from './${kebab}.api.ts'\n`,
      `export const ${camel}Domain = defineDomain({ name: '${kebab}', operations: [${camel}] })\n`,
    ].join('\n'),
  )
}

const addServer = (draft: Draft, { kebab, camel, pascal }: NameForms): void => {
  draft.add(
    `${server}/${kebab}/${kebab}.routes.ts`,
    [
      `import type { Bind } from '../../platform/http/api.ts'\n`,
      `/** Binds the operations of ${titleOf(kebab).toLowerCase()}. */`,
      `export const register${pascal} = (bind: Bind): void => {\n}\n`,
    ].join('\n'),
  )
  draft.add(
    `${server}/${kebab}/domain.ts`,
    [
      `import { defineDomain } from '../../platform/composition/domain.ts'`,
      `import { register${pascal} } from './${kebab}.routes.ts'\n`,
      `export const ${camel}Domain = defineDomain({`,
      `  name: '${kebab}',`,
      `  register: ({ bind }) => register${pascal}(bind),`,
      `})\n`,
    ].join('\n'),
  )
}

/** Lists a domain behind the others, in a file that imports each from its `domain.ts`. */
const list = (draft: Draft, file: string, { kebab, camel }: NameForms): void => {
  draft.before(file, /^import /m, `import { ${camel}Domain } from './${kebab}/domain.ts'\n`)
  draft.replace(
    file,
    /(?<=^(?:export )?const domains: readonly Domain\[\] = \[\n(?: {2}\w+,\n)*)(?=\])/m,
    `  ${camel}Domain,\n`,
  )
}

const addTiers = (draft: Draft, name: string): void => {
  const rules = 'import-rules.cjs'
  for (const table of ['domainTiers', 'featureTiers']) {
    const [before = '', rest = ''] = draft.read(rules).split(`const ${table} = `)
    const [tiers = ''] = rest.split('\n]\n')
    if (tiers.includes(`'${name}'`)) continue
    const changed = tiers.replace(highest, `, '${name}'`)
    if (changed === tiers) throw new Error(`${rules} has no highest tier in ${table}.`)
    draft.replace(rules, /[\s\S]*/, `${before}const ${table} = ${changed}${rest.slice(tiers.length)}`)
  }
}

/**
 * Makes a domain on every floor with one call that answers a number, until its author gives it another shape. Gives what was
 * touched.
 *
 * @throws Error when a domain has the name already
 */
export const makeDomain = (kebab: string, root = '.'): string[] => {
  const draft = createDraft(root)
  const name = formsOf(kebab)
  if (draft.has(`${server}/${kebab}/domain.ts`)) throw new Error(`There is a domain ${kebab} already.`)
  addContract(draft, name)
  addServer(draft, name)
  draft.add(`${web}/${kebab}/api.ts`, `import { call } from '../../lib/api/index.ts'\n`)
  list(draft, `${contract}/catalogue.ts`, name)
  list(draft, `${server}/index.ts`, name)
  addTiers(draft, kebab)
  draft.before(
    'e2e/tiers/areas.ts',
    /^\}\n(?![\s\S]*^\}\n)/m,
    `  '${titleOf(kebab).toLowerCase()}': { rooms: ['${kebab}'], journeys: [] },\n`,
  )
  addCall(draft, domainFiles(draft, kebab, [kebab]), {
    name: formsOf(`count-${kebab}`),
    path: `/${kebab}/count`,
    shape: '  output: dataOf(z.object({ count: z.int() })),',
    contractImports: [
      { name: 'z', from: 'zod' },
      { name: 'dataOf', from: '../kernel/envelope.ts' },
    ],
    handler: (operation) => `bind(${operation}, async () => ({ data: { count: 0 } }))`,
  })
  return draft.save()
}
