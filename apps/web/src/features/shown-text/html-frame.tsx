import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readFrameMessage } from './frame-message.ts'
import { LeavingLink } from './leaving-link.tsx'
import styles from './shown-text.module.css'

/** As the frame's own answer has it (docs/decisions/0033): both hold. */
const sandbox = 'allow-scripts'

interface HtmlFrameProps {
  html: string
  /** What the frame is called for assistive technology. */
  title: string
  /** Pixels, until the frame has told how much it needs. */
  room?: number | null | undefined
  onHeight?: ((height: number) => void) | undefined
}

/** HTML of an author in a frame of nobody's origin, as high as it is. Its links open nothing by themselves. */
export const HtmlFrame = ({ html, ...rest }: HtmlFrameProps) => <OneFrame key={html} html={html} {...rest} />

const OneFrame = ({ html, title, room = null, onHeight }: HtmlFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(room)
  const [asked, setAsked] = useState<string | null>(null)
  const told = useRef(onHeight)
  useEffect(() => {
    told.current = onHeight
  })
  // Before the frame can have loaded: it says once that it is ready.
  useLayoutEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const shown = frame.current?.contentWindow
      if (!shown || source !== shown) return
      const message = readFrameMessage(data)
      // The frame is of nobody's origin, so that no origin can be named.
      if (message?.kind === 'ready') shown.postMessage({ type: 'author-frame-html', html }, '*')
      // A press within the frame counts for the page too; scripts of authors alone open nothing here.
      if (message?.kind === 'link' && navigator.userActivation.isActive) setAsked(message.address)
      if (message?.kind !== 'height') return
      setHeight(message.height)
      told.current?.(message.height)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [html])
  return (
    <>
      <iframe
        ref={frame}
        className={styles.htmlFrame}
        src="/author-frame"
        sandbox={sandbox}
        referrerPolicy="no-referrer"
        title={title}
        style={{ blockSize: height ?? undefined }}
      />
      {asked !== null && <LeavingLink key={asked} address={asked} onStay={() => setAsked(null)} />}
    </>
  )
}
