import type { ImageLabelsQuestion } from '@lectern/contract/quizzes/question-types/types/image-labels/question'
import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { Button } from '@lectern/ui/actions/button'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import { PartPoints } from '../../shared/part-points.tsx'
import type { QuestionEditorProps } from '../../question-editor.ts'
import { imageLabelsIssues } from './image-labels-issues.ts'
import { changePlace, labelItems, newLabel, withLabels, type LabelItem } from './label-edits.ts'
import { EditorGroup } from '../../shared/editor-group.tsx'
import groupStyles from '../../shared/editor-group.module.css'
import { PinCanvas } from './pin-canvas.tsx'

const words = {
  text: 'questions.label_text',
  placeholder: 'questions.label_placeholder',
  move: 'questions.label_move',
  remove: 'questions.label_remove',
  add: 'questions.label_add',
} as const

const middle = { x: 0.5, y: 0.5 }

/** The picture with its places, and below it the label of each, and those that belong nowhere. */
export const ImageLabelsEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<ImageLabelsQuestion>) => {
  const { t } = useTexts()
  const { image } = question
  const items = labelItems(question)
  const put = (next: readonly LabelItem[]) => onQuestion(withLabels(question, next))
  const add = (point: { x: number; y: number } | null) => {
    if (items.length < questionLimits.options) put([...items, newLabel(items, point, newKey)])
  }
  const common = <CommonIssues issues={issues} />
  if (!image)
    return (
      <div className={groupStyles.group}>
        <p className={groupStyles.hint}>{t('questions.labels_picture_first')}</p>
        {common}
      </div>
    )
  return (
    <EditorGroup title={t('questions.labels')} hint={t('questions.labels_hint')}>
      <PinCanvas
        image={image}
        items={items}
        onPoint={add}
        onMove={(id, point) => put(changePlace(items, id, point))}
      />
      <ItemList
        items={items}
        onItems={put}
        make={() => newLabel(items, middle, newKey)}
        words={words}
        least={0}
        issues={issues}
        issueWords={imageLabelsIssues}
        renderBefore={({ place }, at) => <span className={groupStyles.number}>{place ? at + 1 : '–'}</span>}
        renderBelow={({ id, place }, at) =>
          place && (
            <TextInput
              value={place.text}
              maxLength={questionLimits.optionText}
              placeholder={t('questions.label_place_placeholder')}
              aria-label={t('questions.label_place', { number: at + 1 })}
              onChange={(event) => put(changePlace(items, id, { text: event.currentTarget.value }))}
            />
          )
        }
      >
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={Plus} />}
          disabled={items.length >= questionLimits.options}
          onClick={() => add(null)}
        >
          {t('questions.label_extra_add')}
        </Button>
      </ItemList>
      {common}
      <PartPoints
        label="questions.label_points"
        parts={items}
        onPoints={(points) => put(items.map((item) => ({ ...item, points: item.place ? points : 0 })))}
      />
    </EditorGroup>
  )
}

const CommonIssues = ({ issues }: Pick<QuestionEditorProps, 'issues'>) =>
  [...new Set(issues.filter(({ at }) => at === undefined).map(({ code }) => code))]
    .filter((code) => code !== 'question_empty')
    .map((code) => <IssueNote key={code} code={code} words={imageLabelsIssues} />)
