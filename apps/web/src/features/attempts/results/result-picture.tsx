import styles from './result-moment.module.css'

/** A flag on a green hill: it is passed, or done. */
const Reached = () => (
  <>
    <path className={styles.hillFar} d="M0 200C150 120 260 150 380 128S640 60 760 96V200Z" />
    <path className={styles.hillNear} d="M0 200C160 164 300 190 430 166S660 120 760 142V200Z" />
    <circle className={styles.sun} cx="560" cy="74" r="44" />
    <path className={styles.post} d="M236 142V52" />
    <path className={styles.sign} d="M238 52h78l-18 22 18 22h-78Z" />
    <g className={styles.sun}>
      <circle cx="120" cy="62" r="6" />
      <circle cx="420" cy="48" r="5" />
      <circle cx="664" cy="40" r="6" />
    </g>
    <g className={styles.paper}>
      <rect x="166" y="92" width="11" height="11" rx="2" transform="rotate(24 171 97)" />
      <rect x="470" y="96" width="10" height="10" rx="2" transform="rotate(-18 475 101)" />
    </g>
  </>
)

/** A signpost before a rising sun: the way goes on. */
const OnTheWay = () => (
  <>
    <circle className={styles.sun} cx="380" cy="176" r="66" />
    <path className={styles.rays} d="M380 88V66M302 116l-16-18M458 116l16-18" />
    <path className={styles.hillFar} d="M0 200C150 132 250 160 380 152S620 110 760 134V200Z" />
    <path className={styles.hillNear} d="M0 200C170 170 320 196 450 178S660 150 760 166V200Z" />
    <path className={styles.post} d="M236 176v-72" />
    <path className={styles.sign} d="M212 108h62l14 13-14 13h-62Z" />
  </>
)

/** The picture of a result. It says nothing that the words below do not. */
export const ResultPicture = ({ isReached }: { isReached: boolean }) => (
  <div className={styles.picture}>
    <svg viewBox="0 0 760 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {isReached ? <Reached /> : <OnTheWay />}
    </svg>
  </div>
)
