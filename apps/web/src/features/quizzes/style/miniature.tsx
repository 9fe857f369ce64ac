import type { QuizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import { buttonLook, showStyle } from '@lectern/contract/quizzes/style/rules/show-style'
import { useSchoolColor } from '../../staff/index.ts'
import styles from './style.module.css'

/** A style at the size of a stamp: page, card, two lines of words, a button. */
export const Miniature = ({ style }: { style: QuizStyle }) => {
  const schoolColor = useSchoolColor()
  const shown = showStyle(style, 2)
  return (
    <span
      aria-hidden
      className={styles.mini}
      style={shown?.properties}
      data-styled={shown?.parts}
      data-theme={shown?.layout.theme}
    >
      <span className={styles.miniCard} data-theme={shown?.card.theme}>
        <span className={styles.miniLine} />
        <span className={styles.miniOption} />
        <span className={styles.miniButton} style={buttonLook(look(style, schoolColor))} />
      </span>
    </span>
  )
}

/** Of its colours and corners alone: sizes do not fit a stamp. */
const look = ({ buttons }: QuizStyle, schoolColor: string) => {
  const { background, border } = buttons?.next ?? {}
  return { background: background ?? schoolColor, border: { radius: border?.radius } }
}
