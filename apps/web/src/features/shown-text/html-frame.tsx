import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readFrameMessage } from './frame-message.ts'
import styles from './shown-text.module.css'

/** As the frame's own answer has it (docs/decisions/0033): both hold. */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

interface HtmlFrameProps {
  html: string
  /** What the frame is called for assistive technology. */
  title: string
  /** Pixels, until the frame has told how much it needs. */
  room?: number | null | undefined
  onHeight?: ((height: number) => void) | undefined
}

/** HTML of an author in a frame of nobody's origin, as high as it is. */
export const HtmlFrame = ({ html, ...rest }: HtmlFrameProps) => <OneFrame key={html} html={html} {...rest} />

const OneFrame = ({ html, title, room = null, onHeight }: HtmlFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(room)
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
      if (message?.kind !== 'height') return
      setHeight(message.height)
      told.current?.(message.height)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [html])
  return (
    <iframe
      ref={frame}
      className={styles.htmlFrame}
      src="/author-frame"
      sandbox={sandbox}
      referrerPolicy="no-referrer"
      title={title}
      style={{ blockSize: height ?? undefined }}
    />
  )
}
