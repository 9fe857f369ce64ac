import type { ChoiceOption } from '@lectern/contract/quizzes/question-types/shared/choice'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { markOption, newOption, payRightOptions } from './choice-options.ts'
import { RightMark } from '../item-list/right-mark.tsx'
import { OptionList } from './option-list.tsx'
import { PartPoints } from '../part-points.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import { EditorGroup } from '../editor-group.tsx'

interface ChoiceEditorProps {
  kind: 'one' | 'many'
  options: readonly ChoiceOption[]
  onOptions: (options: ChoiceOption[]) => void
  shuffled: boolean
  onShuffled: (shuffled: boolean) => void
  issues: readonly FieldIssue[]
}

/** Options of a choice, with the right ones marked. */
export const ChoiceEditor = (props: ChoiceEditorProps) => {
  const { kind, options, onOptions, shuffled, onShuffled, issues } = props
  const { t } = useTexts()
  return (
    <EditorGroup
      title={t('questions.options')}
      hint={t(kind === 'one' ? 'questions.options_one_hint' : 'questions.options_many_hint')}
      dense
    >
      <OptionList
        options={options}
        onOptions={onOptions}
        make={(type) => newOption(newKey, type)}
        issues={issues}
        renderMark={({ id, is_correct }, at) => (
          <RightMark
            kind={kind}
            number={at + 1}
            right={is_correct}
            onRight={(right) => onOptions(markOption(kind, options, id, right))}
          />
        )}
      >
        <Checkbox
          label={t('questions.options_shuffle')}
          checked={shuffled}
          onChange={(event) => onShuffled(event.currentTarget.checked)}
        />
      </OptionList>
      {kind === 'many' && (
        <PartPoints
          label="questions.option_points"
          parts={options}
          onPoints={(points) => onOptions(payRightOptions(options, points))}
        />
      )}
    </EditorGroup>
  )
}
