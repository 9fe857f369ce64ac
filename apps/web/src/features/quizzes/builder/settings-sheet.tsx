import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { useTexts } from '../../../lib/texts/index.ts'
import { QuizSettingsPanel } from '../editor/settings/quiz-settings.tsx'
import { withType } from '../kinds/with-type.ts'
import type { QuizDraft } from '../quiz-kind.ts'

interface SettingsSheetProps {
  isOpen: boolean
  onClose: () => void
  draft: QuizDraft
  type: QuizType
  onChange: (part: Partial<QuizDraft>) => void
  onStyle: () => void
}

/** The settings of a quiz beside its questions. */
export const SettingsSheet = ({ isOpen, onClose, draft, type, onChange, onStyle }: SettingsSheetProps) => {
  const { t } = useTexts()
  return (
    <SideSheet
      open={isOpen}
      onClose={onClose}
      title={t('quizzes.quiz_settings')}
      description={t('quizzes.builder_settings_text')}
      closeLabel={t('common.close')}
    >
      <QuizSettingsPanel
        settings={draft.settings}
        type={type}
        questions={draft.content.questions}
        onType={(next) => onChange(withType(draft, next))}
        onSettings={(settings) => onChange({ settings })}
        onStyle={onStyle}
      />
    </SideSheet>
  )
}
