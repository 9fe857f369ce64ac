import { attributeRules } from '@lectern/contract/rich-text/attribute-rules'
import { taskListNode } from '@lectern/contract/rich-text/nodes/lists'
import { useTexts } from '../../../../lib/texts/index.ts'
import prompt from '../../toolbar/prompt.module.css'
import type { NodePanelProps } from '../editor-node.ts'

const [tickedBy] = attributeRules(taskListNode.attrs)

/** Who ticks the lines of a list: each learner for themselves, or its author as part of the text. */
export const TaskPanel = ({ editor, node, at }: NodePanelProps) => {
  const { t } = useTexts()
  const choose = (value: string) => {
    const read = tickedBy?.read(value)
    if (read === undefined) return
    editor.view.dispatch(editor.state.tr.setNodeAttribute(at(), 'tickedBy', read))
    editor.view.focus()
  }
  return (
    <select
      className={prompt.field}
      aria-label={t('lesson-text.tasks_ticked_by')}
      value={String(node.attrs['tickedBy'])}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="learner">{t('lesson-text.tasks_by_learner')}</option>
      <option value="author">{t('lesson-text.tasks_by_author')}</option>
    </select>
  )
}
