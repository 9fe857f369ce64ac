import type { Translate } from '../../../../../lib/texts/index.ts'

/**
 * Areas as options of a list: each called by its number on the picture and its name, so that picture and list say the
 * same.
 */
export const numberedAreas = (areas: readonly { id: string; text: string }[], t: Translate) =>
  areas.map(({ id, text }, at) => ({ id, text: t('quiz.area_name', { number: at + 1, name: text }) }))
