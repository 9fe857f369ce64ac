import type { HotspotQuestion } from '@lectern/contract/quizzes/question-types/types/hotspot/question'
import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Circle, Pentagon, Square } from 'lucide-react'
import { useState } from 'react'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import { RightMark } from '../../shared/item-list/right-mark.tsx'
import { PartPoints, partPointsOf } from '../../shared/part-points.tsx'
import type { QuestionEditorProps } from '../../question-editor.ts'
import { AreaCanvas } from './area-canvas.tsx'
import { areaAround, type AreaShape } from './area-edits.ts'
import { hotspotIssues } from './hotspot-issues.ts'
import { EditorGroup } from '../../shared/editor-group.tsx'
import groupStyles from '../../shared/editor-group.module.css'

type Area = HotspotQuestion['answers'][number]

const words = {
  text: 'questions.area_text',
  placeholder: 'questions.area_placeholder',
  move: 'questions.area_move',
  remove: 'questions.area_remove',
  add: 'questions.area_add',
} as const

const middle = { x: 0.5, y: 0.5 }

const newArea = (area: Area['area']): Area => ({ id: newKey(), text: '', is_correct: false, points: 0, area })

const markArea = ({ is_single, answers }: HotspotQuestion, id: string, right: boolean): Area[] =>
  answers.map((each) => {
    if (each.id === id)
      return { ...each, is_correct: right, points: right && !is_single ? partPointsOf(answers) : 0 }
    return is_single && right ? { ...each, is_correct: false, points: 0 } : each
  })

/** The picture with its areas, and below it their names, each marked where it is right. */
export const HotspotEditor = ({ question, onQuestion, issues }: QuestionEditorProps<HotspotQuestion>) => {
  const { t } = useTexts()
  const [shape, setShape] = useState<AreaShape>('rectangle')
  const [chosen, setChosen] = useState<string>()
  const { image, answers, is_single } = question
  const put = (next: Area[]) => onQuestion({ ...question, answers: next })
  const draw = (area: Area['area']) => {
    if (answers.length >= questionLimits.options) return
    const drawn = newArea(area)
    setChosen(drawn.id)
    put([...answers, drawn])
  }
  const pay = (points: number) =>
    put(answers.map((each) => ({ ...each, points: each.is_correct ? points : 0 })))
  if (!image) return <PictureWanted issues={issues} />
  return (
    <EditorGroup title={t('questions.areas')} hint={t('questions.areas_hint')}>
      <Segmented
        label={t('questions.area_shape')}
        value={shape}
        onChange={setShape}
        segments={[
          { value: 'rectangle', label: t('questions.area_rectangle'), icon: Square },
          { value: 'ellipse', label: t('questions.area_ellipse'), icon: Circle },
          { value: 'polygon', label: t('questions.area_polygon'), icon: Pentagon },
        ]}
      />
      <AreaCanvas
        image={image}
        areas={answers}
        shape={shape}
        chosen={chosen}
        onChosen={setChosen}
        onArea={(id, area) => put(answers.map((each) => (each.id === id ? { ...each, area } : each)))}
        onDrawn={draw}
      />
      <p className={groupStyles.hint}>{t('questions.areas_keys')}</p>
      <ItemList
        items={answers}
        onItems={put}
        make={() => newArea(areaAround(shape, middle))}
        words={words}
        least={0}
        issues={issues}
        issueWords={hotspotIssues}
        renderBefore={({ id, is_correct }, at) => (
          <>
            <span className={groupStyles.number}>{at + 1}</span>
            <RightMark
              kind={is_single ? 'one' : 'many'}
              number={at + 1}
              right={is_correct}
              onRight={(right) => put(markArea(question, id, right))}
            />
          </>
        )}
      />
      <CommonIssues issues={issues} />
      <RadioGroup
        label={t('questions.areas_picks')}
        value={is_single ? 'one' : 'many'}
        onChange={(value: 'one' | 'many') => onQuestion({ ...question, is_single: value === 'one' })}
        options={[
          { value: 'many', label: t('questions.areas_many') },
          { value: 'one', label: t('questions.areas_one') },
        ]}
      />
      {!is_single && <PartPoints label="questions.area_points" parts={answers} onPoints={pay} />}
    </EditorGroup>
  )
}

type IssuesProps = Pick<QuestionEditorProps, 'issues'>

const CommonIssues = ({ issues }: IssuesProps) =>
  [...new Set(issues.filter(({ at }) => at === undefined).map(({ code }) => code))]
    .filter((code) => code !== 'question_empty')
    .map((code) => <IssueNote key={code} code={code} words={hotspotIssues} />)

/** Before there is a picture there is nothing to draw on. */
const PictureWanted = ({ issues }: IssuesProps) => {
  const { t } = useTexts()
  return (
    <div className={groupStyles.group}>
      <p className={groupStyles.hint}>{t('questions.areas_picture_first')}</p>
      <CommonIssues issues={issues} />
    </div>
  )
}
