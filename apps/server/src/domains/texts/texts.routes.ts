import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listTranslationGroups, type TextGroup } from '@lectern/contract/texts/texts.api'
import type { Locale } from '@lectern/contract/kernel/locales'
import { z } from 'zod'
import type { Bind } from '../../platform/http/api.ts'
import { found } from '../../platform/http/call-error.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { documentedGroups, messagesOf } from './documented-groups.ts'

const compiledGroup = z.object({ hash: z.string(), messages: z.record(z.string(), z.unknown()) })
type CompiledGroup = z.infer<typeof compiledGroup>

/** Binds the call that hands interface texts to the web: files of the web's build, read once. */
export const registerTexts = (
  bind: Bind,
  { textsFolder, env }: Pick<Dependencies, 'textsFolder' | 'env'>,
): void => {
  const kept = new Map<string, Promise<CompiledGroup | null>>()

  const groupOf = (locale: Locale, group: string): Promise<CompiledGroup | null> => {
    const key = `${locale}/${group}`
    const known = env.dev ? undefined : kept.get(key)
    if (known) return known
    const reading = readGroup(join(textsFolder, locale, `${group}.json`))
    kept.set(key, reading)
    return reading
  }

  const fileOf = async (locale: Locale, group: string): Promise<CompiledGroup> =>
    found(await groupOf(locale, group), group)

  const textsOf = async (locale: Locale, group: TextGroup): Promise<CompiledGroup> => {
    const sources = documentedGroups.get(group)
    if (sources === undefined) return fileOf(locale, group)
    const files = await Promise.all(
      sources.map(async (source) => ({ source, file: await fileOf(locale, source.group) })),
    )
    return {
      hash: files.map(({ file }) => file.hash).join('-'),
      messages: Object.fromEntries(
        files.flatMap(({ source, file }) => Object.entries(messagesOf(source, file.messages))),
      ),
    }
  }

  bind(listTranslationGroups, async ({ query, locale }) => {
    const language = query.lang ?? locale
    const groups = await Promise.all(
      query.groups.map(async (name) => [name, await textsOf(language, name)] as const),
    )
    return { data: Object.fromEntries(groups) }
  })
}

const readGroup = async (path: string): Promise<CompiledGroup | null> => {
  try {
    return compiledGroup.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}
