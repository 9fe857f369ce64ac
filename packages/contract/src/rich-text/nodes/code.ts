import { z } from 'zod'
import { isFrameAddress } from '../addresses.ts'
import { defineNode } from '../node-kind.ts'

export const codeLimits = {
  code: 100_000,
  html: 100_000,
  frame: 4_000,
  title: 200,
  ownHeight: 5_000,
} as const

export const codeThemes = ['vs-dark', 'vs', 'hc-black'] as const
export const codeLanguages = [
  'html',
  'css',
  'javascript',
  'typescript',
  'json',
  'xml',
  'python',
  'java',
  'c',
  'cpp',
  'csharp',
  'go',
  'rust',
  'php',
  'ruby',
  'sql',
  'shell',
  'yaml',
  'markdown',
  'plain',
] as const

/** A code for reading (document 001 §3, "Code block"). */
export const codeBlockNode = defineNode({
  type: 'codeBlock',
  place: 'block',
  attrs: {
    theme: z.enum(codeThemes).default('vs-dark'),
    language: z.enum(codeLanguages).default('html'),
    value: z.string().max(codeLimits.code).default(''),
  },
  holds: 'nothing',
  words: ({ value }) => value,
  isShown: true,
})

/** The author's own HTML, run in a frame that reaches nothing of the reader's (document 001 §3, "HTML block"). */
export const htmlBlockNode = defineNode({
  type: 'htmlBlock',
  place: 'block',
  attrs: {
    /** Whether its code is unfolded in the editor. */
    open: z.boolean().default(true),
    value: z.string().max(codeLimits.html).default(''),
    /** Pixels that it took when it was written last: its room is kept while it loads. */
    height: z.int().min(1).max(codeLimits.ownHeight).nullable().default(null),
  },
  holds: 'nothing',
  isShown: true,
})

/** Another site's page in a frame, loaded when its reader asks for it (document 001 §3, "Iframe block"). */
export const iframeNode = defineNode({
  type: 'iframe',
  place: 'block',
  attrs: {
    /** Empty while its author has not said what to show: learners do not get it then. */
    src: z
      .string()
      .refine((src) => src === '' || isFrameAddress(src), 'frame_address')
      .default(''),
    title: z.string().max(codeLimits.title).default(''),
    frameborder: z.int().min(0).max(1).default(0),
    width: z.int().min(50).max(codeLimits.frame).default(560),
    height: z.int().min(50).max(codeLimits.frame).default(315),
    allowfullscreen: z.boolean().default(true),
  },
  holds: 'nothing',
  words: ({ title }) => title,
  isShown: true,
})
