import { useTexts } from '../../../../../lib/texts/index.ts'

/** Puts words to an option that consists of none. */
export const useBlank = () => {
  const { t } = useTexts()
  return (text: string) => (text.trim() === '' ? t('quiz.gap_blank') : text)
}
