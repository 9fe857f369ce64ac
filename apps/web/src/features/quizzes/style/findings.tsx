import type { QuizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import { findStyleFindings, type StyleFinding } from '@lectern/contract/quizzes/style/rules/style-findings'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck } from 'lucide-react'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { buttonNames, groundNames, textNames } from './style-words.ts'
import styles from './style.module.css'
import type { StyleWork } from './use-style-work.ts'

const nameOf = ({ place }: StyleFinding, t: Translate): string => {
  if (place.kind === 'text') return t(textNames[place.text])
  if (place.kind === 'button') return t(buttonNames[place.button])
  return t(groundNames[place.ground])
}

const keyOf = ({ place }: StyleFinding): string => Object.values(place).join()

const hasColors = (style: QuizStyle): boolean => JSON.stringify(style).includes('#')

/** What is hard to read, each with a press that mends it; a word of relief where nothing is. */
export const StyleFindings = ({ work: { style, replace } }: { work: StyleWork }) => {
  const { t, number } = useTexts()
  const findings = findStyleFindings(style)
  if (findings.length === 0)
    return hasColors(style) ? (
      <p className={styles.fine}>
        <Icon of={CircleCheck} />
        {t('quizzes.style_readable')}
      </p>
    ) : null
  return (
    <ul className={styles.findings} aria-label={t('quizzes.style_findings')}>
      {findings.map((finding) => (
        <li key={keyOf(finding)}>
          <Notice
            tone="warning"
            title={t('quizzes.style_hard_to_read', { name: nameOf(finding, t) })}
            actions={
              <Button size="small" onClick={() => replace(finding.mended)}>
                {t('quizzes.style_mend')}
              </Button>
            }
          >
            {t('quizzes.style_contrast', { contrast: number(Math.floor(finding.contrast * 10) / 10) })}
          </Notice>
        </li>
      ))}
    </ul>
  )
}
