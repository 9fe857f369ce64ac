import { resolve } from 'node:path'
import type { DevEnvironment, Plugin } from 'vite'
import { locales } from '@lectern/contract/kernel/locales'
import { workbenchTextGroups } from '../../src/lib/texts/text-id.ts'
import { compileGroup, compileTexts, groupNames, localesFolder, writeTexts } from './compile-texts.ts'

const allId = 'virtual:texts'
const filesId = 'virtual:text-files'
const workbenchFilesId = 'virtual:workbench-text-files'

/** Where the development server keeps the texts of mails and errors, as a build does. */
const devFolder = resolve(import.meta.dirname, '../../dist/.dev/texts')

const resolved = (id: string): string => `\0${id}`
const fileId = (locale: string, group: string): string => `${allId}/${locale}/${group}`

/** The module of one group, as the client's manifest names it, without what the bundler adds to it. */
export const textFileOf = /virtual:texts\/(?<locale>\w+)\/(?<group>[\w-]+)$/

const allTexts = (): string => `export const compiledTexts = ${JSON.stringify(compileTexts())}`

/** Groups that the server alone reads: no page names their files. */
const ofServer: ReadonlySet<string> = new Set(['mail'])
const isOfWorkbench = (group: string): boolean => workbenchTextGroups.some((each) => each === group)

const filesOf = (isWanted: (group: string) => boolean): string => {
  const shown = groupNames().filter((group) => !ofServer.has(group) && isWanted(group))
  const entriesOf = (locale: string) =>
    shown.map((group) => `${JSON.stringify(group)}: () => import('${fileId(locale, group)}')`)
  return `{ ${locales.map((locale) => `${locale}: { ${entriesOf(locale).join(', ')} }`).join(', ')} }`
}

const textFiles = (): string => `export const textFiles = ${filesOf((group) => !isOfWorkbench(group))}`

const workbenchTextFiles = (): string => `
import { textFiles } from '${filesId}'
const files = ${filesOf(isOfWorkbench)}
export const addTextFiles = () => {
  for (const locale of Object.keys(files)) Object.assign(textFiles[locale], files[locale])
}`

const forgetTexts = ({ moduleGraph }: DevEnvironment): void => {
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (id.startsWith(resolved(allId))) moduleGraph.invalidateModule(module)
}

/**
 * The texts as modules: `virtual:texts`, all of all locales, for the server; `virtual:text-files`, which loads one group of one
 * locale, a file that browsers may keep for ever; `virtual:workbench-text-files`, which adds to it what the workbench alone shows.
 */
export const textsPlugin = (): Plugin => ({
  name: 'lectern-texts',
  resolveId: (id) =>
    [filesId, workbenchFilesId, allId].includes(id) || id.startsWith(`${allId}/`) ? resolved(id) : undefined,
  load(id) {
    if (id === resolved(filesId)) return textFiles()
    if (id === resolved(workbenchFilesId)) return workbenchTextFiles()
    const { locale, group } = textFileOf.exec(id)?.groups ?? {}
    if (locale !== undefined && group !== undefined)
      return `export const messages = ${JSON.stringify(compileGroup(locale, group).messages)}`
    if (id !== resolved(allId)) return
    if (this.environment.name === 'client')
      this.error('All texts are for the server: a browser loads them by group')
    return allTexts()
  },
  configureServer: (server) => {
    writeTexts(devFolder)
    server.watcher.add(localesFolder)
    server.watcher.on('change', (path) => {
      if (!path.startsWith(localesFolder)) return
      writeTexts(devFolder)
      const { ssr, client } = server.environments
      for (const environment of [ssr, client]) if (environment) forgetTexts(environment)
      client.hot.send({ type: 'full-reload' })
    })
  },
})
