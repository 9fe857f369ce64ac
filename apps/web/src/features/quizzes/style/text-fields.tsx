import {
  styledTexts,
  styleLimits,
  type StyledText,
  type TextStyle,
} from '@lectern/contract/quizzes/style/quiz-style'
import { ColorField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ChoiceField } from './choice-field.tsx'
import { SizeField } from './size-field.tsx'
import { StyleGroup } from './style-group.tsx'
import { familyOptions, textNames, weightOptions, wordsOf } from './style-words.ts'
import styles from './style.module.css'
import type { StyleWork } from './use-style-work.ts'

interface TextGroupProps {
  of: StyledText
  work: StyleWork
}

const TextGroup = ({ of, work: { style, change } }: TextGroupProps) => {
  const { t } = useTexts()
  const text = style[of] ?? {}
  const set = (part: Partial<TextStyle>) =>
    change(`${of}.${Object.keys(part).join()}`, { [of]: { ...text, ...part } })
  return (
    <StyleGroup
      title={t(textNames[of])}
      onReset={style[of] ? () => change(of, { [of]: undefined }) : undefined}
    >
      <div className={styles.pair}>
        <ColorField
          label={t('quizzes.style_color')}
          value={text.color}
          usual="#1d2027"
          onValue={(color) => set({ color })}
        />
        <ChoiceField
          label={t('quizzes.style_family')}
          value={text.family}
          options={familyOptions}
          onValue={(family) => set({ family })}
        />
      </div>
      <div className={styles.triple}>
        <SizeField
          label={t('quizzes.style_size')}
          unit="px"
          limits={styleLimits.textSize}
          value={text.size}
          onValue={(size) => set({ size })}
        />
        <ChoiceField
          label={t('quizzes.style_weight')}
          value={text.weight}
          options={wordsOf(t, weightOptions)}
          onValue={(weight) => set({ weight })}
        />
        <SizeField
          label={t('quizzes.style_line')}
          unit="%"
          limits={styleLimits.lineHeight}
          value={text.height}
          onValue={(height) => set({ height })}
        />
      </div>
    </StyleGroup>
  )
}

/** Colour, font and size of the words of a question. */
export const TextFields = ({ work }: { work: StyleWork }) =>
  styledTexts.map((text) => <TextGroup key={text} of={text} work={work} />)
