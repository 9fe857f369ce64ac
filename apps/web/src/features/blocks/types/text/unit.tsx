import { useRef } from 'react'
import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'
import styles from './view.module.css'
import { lazily } from '../../../../lib/drawing/lazy-part.tsx'

// A text of words alone loads nothing of it.
const LiveText = lazily(async () => (await import('../../../shown-text/index.ts')).LiveText)

/** What of a text needs a script, or fonts that are not the school's own. */
const live = / data-(html|frame|files|sound|code|zoom|callout|tasks)="|font-family:/

/** A text of the author, as safe HTML that the server made from the stored document (docs/decisions/0008). */
export const TextUnit = ({ unit: { id, description_formatted: html }, around }: UnitProps<ShownUnit<3>>) => {
  const text = useRef<HTMLDivElement>(null)
  return (
    <>
      <div
        ref={text}
        className={styles.text}
        lang={around.lang}
        // oxlint-disable-next-line react/no-danger -- rendered from a schema on the server, tags of its own alone
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {live.test(html) && (
        <Later>
          <LiveText key={html} unit={id} takesPart={around.takesPart} findText={() => text.current} />
        </Later>
      )}
    </>
  )
}
