import type { Spelling } from '@lectern/contract/quizzes/question-types/shared/typed/spelling'
import { typoLetters } from '@lectern/contract/quizzes/question-types/shared/typed/accepts'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { useTexts } from '../../../../../lib/texts/index.ts'

interface SpellingSwitchesProps {
  spelling: Spelling
  onSpelling: (spelling: Spelling) => void
}

/** How strictly typed answers are compared, in words. */
export const SpellingSwitches = ({
  spelling: { case_sensitive, allow_typos },
  onSpelling,
}: SpellingSwitchesProps) => {
  const { t } = useTexts()
  return (
    <>
      <Checkbox
        label={t('questions.typed_case')}
        help={t('questions.typed_case_help')}
        checked={case_sensitive}
        onChange={(event) => onSpelling({ case_sensitive: event.currentTarget.checked, allow_typos })}
      />
      <Checkbox
        label={t('questions.typed_typos')}
        help={t('questions.typed_typos_help', typoLetters)}
        checked={allow_typos}
        onChange={(event) => onSpelling({ case_sensitive, allow_typos: event.currentTarget.checked })}
      />
    </>
  )
}
