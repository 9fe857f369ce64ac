import { Sample } from '../sample.tsx'
import styles from '../dev-ui.module.css'

const neutrals = Array.from({ length: 12 }, (_each, at) => `neutral-${at + 1}`)
const grounds = ['ground', 'ground-raised', 'ground-sunken', 'ground-hover', 'ground-pressed']
const lines = ['line', 'line-strong', 'line-control', 'focus']
const fills = ['primary', 'primary-hover', 'primary-pressed', 'danger', 'danger-hover', 'danger-pressed']
const tones = ['primary', 'success', 'warning', 'danger', 'info']

const Swatches = ({ names }: { names: readonly string[] }) => (
  <div className={styles.swatches}>
    {names.map((name) => (
      <div key={name} className={styles.swatchName}>
        <div className={styles.swatch} style={{ background: `var(--${name})` }} />
        {name}
      </div>
    ))}
  </div>
)

/** Every colour token. */
export const ColoursSection = () => (
  <>
    <Sample name="Neutrals" wide>
      <Swatches names={neutrals} />
    </Sample>
    <Sample name="Grounds and lines" wide>
      <Swatches names={grounds} />
      <Swatches names={lines} />
    </Sample>
    <Sample name="Fills" wide>
      <Swatches names={fills} />
    </Sample>
    <Sample name="Tones: text on wash, line around" wide>
      <div className={styles.swatches}>
        {tones.map((tone) => (
          <div
            key={tone}
            className={styles.swatch}
            style={{
              background: `var(--${tone}-wash)`,
              color: `var(--${tone}-text)`,
              borderColor: `var(--${tone}-line)`,
            }}
          >
            {tone}
          </div>
        ))}
      </div>
    </Sample>
  </>
)
