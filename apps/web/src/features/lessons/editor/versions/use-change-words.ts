import type { VersionChanges } from '@lectern/contract/lessons/versions'
import { useTexts } from '../../../../lib/texts/index.ts'

const unitChanges = ['added', 'changed', 'removed'] as const

/** What an entry of the history changed, in words; none where it changed nothing. */
export const useChangeWords = () => {
  const { t, number } = useTexts()
  return ({ words, is_renamed: isRenamed, ...units }: VersionChanges): string[] => [
    ...unitChanges.flatMap((change) =>
      units[change] === 0 ? [] : [t(`lesson-editor.version_units_${change}`, { count: units[change] })],
    ),
    ...(words === null || words === 0
      ? []
      : [
          t('lesson-editor.version_words', {
            words: number(words, { signDisplay: 'always' }),
            count: Math.abs(words),
          }),
        ]),
    ...(isRenamed ? [t('lesson-editor.version_renamed')] : []),
  ]
}
