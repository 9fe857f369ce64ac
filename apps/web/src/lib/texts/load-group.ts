import type { Messages } from '@lingui/core'
import { textFiles } from 'virtual:text-files'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { TextGroup } from './text-id.ts'

export type LoadGroup = (locale: Locale, group: TextGroup) => Promise<Messages>

/** Loads one group of texts: a file of the build, which the browser keeps for as long as its words do not change. */
export const loadGroup: LoadGroup = async (locale, group) => (await textFiles[locale][group]()).messages
