import styles from './kbd.module.css'

/** Keys pressed together, one box each: `<Kbd keys={['Ctrl', 'K']} />`. */
export const Kbd = ({ keys }: { keys: readonly string[] }) => (
  <span className={styles.keys}>
    {keys.map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </span>
)
