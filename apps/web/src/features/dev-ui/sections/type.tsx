import { Kbd } from '@lectern/ui/layout/kbd'
import styles from '../dev-ui.module.css'
import { Sample } from '../sample.tsx'

const sizes = [40, 32, 26, 21, 18, 16, 14, 13, 12]

/** The scale, the three faces, and both scripts. */
export const TypeSection = () => (
  <>
    <Sample name="Scale, Inter" wide>
      {sizes.map((size) => (
        <p key={size} style={{ font: `${size > 16 ? 600 : 400} var(--type-${size})` }}>
          {size} · A lesson a day · Ґанок, їжак, щедрість
        </p>
      ))}
    </Sample>
    <Sample name="Reading face, 18/30" wide>
      <p className={styles.reading}>
        A good lesson is read the way a good letter is: slowly, once, and then again at the one place that
        mattered. Гарний урок читають, як гарного листа: повільно, один раз, а потім ще раз у тому єдиному
        місці, яке було важливим.
      </p>
    </Sample>
    <Sample name="Code and keys">
      <code>const answer = await lesson.finish()</code>
      <Kbd keys={['Ctrl', 'K']} />
      <Kbd keys={['?']} />
    </Sample>
  </>
)
