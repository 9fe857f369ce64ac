import { Checkbox } from '@lectern/ui/choices/checkbox'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { sortingIssues } from './sorting-issues.ts'
import { EditorGroup } from '../../shared/editor-group.tsx'
import groupStyles from '../../shared/editor-group.module.css'

const words = {
  text: 'questions.sort_item',
  placeholder: 'questions.sort_item',
  move: 'questions.sort_item_move',
  remove: 'questions.sort_item_remove',
  add: 'questions.sort_item_add',
} as const

/** The items in their right order. */
export const SortingEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'sorting'>>) => {
  const { t } = useTexts()
  return (
    <EditorGroup title={t('questions.sort_items')} hint={t('questions.sort_items_hint')}>
      <ItemList
        items={question.answers}
        onItems={(answers) => onQuestion({ ...question, answers })}
        make={() => ({ id: newKey(), text: '' })}
        words={words}
        issues={issues}
        issueWords={sortingIssues}
        pictures
        renderBefore={(_item, at) => <span className={groupStyles.number}>{at + 1}</span>}
      />
      {issues.some(({ code }) => code === 'too_few_items') && (
        <IssueNote code="too_few_items" words={sortingIssues} />
      )}
      <Checkbox
        label={t('questions.sort_partial')}
        help={t('questions.sort_partial_help')}
        checked={question.is_partial}
        onChange={(event) => onQuestion({ ...question, is_partial: event.currentTarget.checked })}
      />
    </EditorGroup>
  )
}
