import type { Draft } from './draft.ts'
import { type NameForms, titleOf } from './names.ts'

/** A page of the workbench: its address, and the feature in which it stands. */
interface Page {
  readonly name: NameForms
  readonly domain: string
  /** Address, which is also its route and the place of its file. */
  readonly path: string
  /** The page's own file, from its feature's folder. */
  readonly file: string
  readonly text: string
  /** What the route loads and reads, between the texts and the component. */
  readonly route: { readonly imports: string; readonly options: string }
}

/** Title of a page in the words of its name: Ukrainian and Russian wait for their author. */
export const titlesOf = (kebab: string) => {
  const title = titleOf(kebab)
  const word = title.toLowerCase()
  return { en: title, uk: `Сторінка «${word}»`, ru: `Страница «${word}»` }
}

/** Puts a page of the workbench into its feature, the address map, the titles and the walk over every screen. */
export const addPage = (draft: Draft, page: Page, title: string): void => {
  const { name, domain, path } = page
  const component = `${name.pascal}Page`
  const feature = `apps/web/src/features/${domain}`
  const route = `apps/web/src/routes${path}.tsx`
  if (draft.has(route)) throw new Error(`There is a page ${path} already.`)
  draft.add(`${feature}/${page.file}`, page.text)
  draft.before(`${feature}/index.ts`, /^export /m, `export { ${component} } from './${page.file}'\n`)
  const up = '../'.repeat(path.split('/').length - 1)
  draft.add(
    route,
    `import { createFileRoute } from '@tanstack/react-router'
import { ${component} } from '${up}features/${domain}/index.ts'
${page.route.imports.replaceAll('~/', up)}

export const Route = createFileRoute('${path}')({
${page.route.options}
  component: ${component},
})
`,
  )
  const inWorkbench = path.replace('/expert', '')
  draft.before(
    'e2e/walk/screens.ts',
    /^ {2}\.\.\.visit\('\/expert\/ownership\/\$token', 'deputy'/m,
    `  ...visit('${path}', 'expert', { '${titleOf(name.kebab).toLowerCase()}': desk('${inWorkbench}') }),\n`,
  )
  draft.before(
    'apps/web/src/frame/areas/expert/expert-title.ts',
    /^ {2}\} satisfies Record<string, TextId>/m,
    `    '${name.kebab}': '${title}',\n`,
  )
}
