import { DrawnFormula } from './drawn-formula.tsx'
import styles from './shown.module.css'
import { useShownExtras } from './shown-extras.ts'

/** A formula; as its author wrote it where it could not be drawn. */
export const Formula = ({ tex }: { tex: string }) => {
  const { formulas, draw } = useShownExtras()
  if (draw) return <DrawnFormula tex={tex} draw={draw} />
  const mathml = formulas[tex]
  if (mathml === undefined) return <span className={styles.tex}>{tex}</span>
  // oxlint-disable-next-line react/no-danger -- MathML of the server's own making, from a list of elements (docs/decisions/0025)
  return <span className={styles.formula} dangerouslySetInnerHTML={{ __html: mathml }} />
}
