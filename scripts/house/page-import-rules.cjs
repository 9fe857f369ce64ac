'use strict'

/** Arrows of import-rules.cjs inside the web and the kit: the frame and its doors, and what keeps pages light. */
const pageRules = (tests) => [
  {
    name: 'frame-lies-below-features',
    comment:
      'What features stand in knows none of them: frame/areas and frame/pages put both together, and only routes and entries use those.',
    severity: 'error',
    from: { path: '^apps/web/src/frame/(?!(areas|pages)/)' },
    to: { path: '^apps/web/src/(features|routes)/|^apps/web/src/frame/(areas|pages)/' },
  },
  {
    name: 'areas-stand-above-features',
    comment: 'A feature that imports an area or a page of the frame imports all other features with it.',
    severity: 'error',
    from: { path: '^apps/web/src/features/(?!dev-ui/)' },
    to: { path: '^apps/web/src/frame/(areas|pages)/' },
  },
  {
    name: 'frame-has-two-doors',
    comment:
      "Features import the frame through its index.ts, and what only the workbench needs through frame/expert: a learner's page must not load it.",
    severity: 'error',
    from: { path: '^apps/web/src/(features|routes)/' },
    to: {
      path: '^apps/web/src/frame/(?!(areas|pages)/)',
      pathNot: '^apps/web/src/frame/(expert/)?index\\.ts$',
    },
  },
  {
    name: 'learner-pages-stay-light',
    comment:
      'A learner downloads 160 kB at most: no editor, no widgets of React Aria, no schema library in a player, view or result, nor in what they import.',
    severity: 'error',
    from: {
      path: '^apps/web/src/(features/.*/(player|unit|view|result)\\.tsx$|routes/(?!.*expert))',
      pathNot: tests,
    },
    to: { path: 'node_modules/(react-aria|@tiptap|prosemirror-[a-z]+|zod)|^packages/ui/src/aria/' },
  },
  {
    name: 'ui-stays-light',
    comment:
      'Learner pages are made of packages/ui: it needs React and its fonts and icons, nothing heavier. The hard widgets of the ' +
      'workbench, made of React Aria, stand apart in aria/.',
    severity: 'error',
    from: { path: '^packages/ui/src', pathNot: [tests, '^packages/ui/src/aria/'] },
    to: {
      path: 'node_modules/',
      pathNot: 'node_modules/(react|react-dom|lucide-react|@fontsource-variable|@types)/',
    },
  },
  {
    name: 'hard-widgets-stay-apart',
    comment: 'What is made of React Aria weighs 50 kB and more: no light part of the kit may bring it along.',
    severity: 'error',
    from: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/aria/' },
    to: { path: '^packages/ui/src/aria/' },
  },
]

module.exports = { pageRules }
