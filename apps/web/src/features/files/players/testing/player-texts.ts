import type { I18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { createI18n } from '../../../../lib/texts/texts.ts'
import player from '../../../../locales/en/player.json'

/** The English texts of the players, as the build compiles them. */
export const playerTexts = (): I18n =>
  createI18n(
    'en',
    Object.fromEntries(
      Object.entries(player).map(([id, text]) => [`player.${id}`, compileMessageOrThrow(text)]),
    ),
  )
