import { ColorField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { StyleGroup } from './style-group.tsx'
import styles from './style.module.css'
import type { StyleWork } from './use-style-work.ts'

/** The colours of the page, the cards and the blocks of answers. */
export const GroundFields = ({ work: { style, change } }: { work: StyleWork }) => {
  const { t } = useTexts()
  const { layout, bg_color, blockColor, blockColor2 } = style
  const isSet = [layout?.background, bg_color, blockColor, blockColor2].some((color) => color !== undefined)
  const reset = () =>
    change('grounds', {
      layout: undefined,
      bg_color: undefined,
      blockColor: undefined,
      blockColor2: undefined,
    })
  return (
    <StyleGroup title={t('quizzes.style_grounds')} onReset={isSet ? reset : undefined}>
      <div className={styles.pair}>
        <ColorField
          label={t('quizzes.style_ground_page')}
          value={layout?.background}
          usual="#f8f9fb"
          onValue={(background) => change('layout', { layout: { background } })}
        />
        <ColorField
          label={t('quizzes.style_ground_card')}
          value={bg_color}
          usual="#ffffff"
          onValue={(color) => change('bg_color', { bg_color: color })}
        />
        <ColorField
          label={t('quizzes.style_ground_block')}
          value={blockColor}
          usual="#ffffff"
          onValue={(color) => change('blockColor', { blockColor: color })}
        />
        <ColorField
          label={t('quizzes.style_ground_place')}
          value={blockColor2}
          usual="#f8f9fb"
          onValue={(color) => change('blockColor2', { blockColor2: color })}
        />
      </div>
    </StyleGroup>
  )
}
