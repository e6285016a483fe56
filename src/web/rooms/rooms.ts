import type { Room } from '../app/room.ts';

/** In the order of the navigation. */
export const rooms: Room[] = [
  {
    label: 'place.home',
    icon: 'home',
    rights: ['READ', 'OPERATE', 'REVIEW_CAPABILITIES'],
    pages: [{ path: '/', load: () => import('./home/home.tsx') }],
  },
  {
    label: 'place.review',
    icon: 'review',
    rights: ['READ'],
    pages: [
      { path: '/review', load: () => import('./review/review-list.tsx') },
      { path: '/review/:id', load: () => import('./review/review.tsx') },
    ],
  },
  {
    label: 'place.answers',
    icon: 'answers',
    rights: ['READ'],
    pages: [
      { path: '/answers', load: () => import('./answers/answer-list.tsx') },
      { path: '/answers/:id', load: () => import('./answers/answer.tsx') },
      { path: '/answers/compare/:id', load: () => import('./comparison/comparison.tsx') },
    ],
  },
  {
    label: 'place.projects',
    icon: 'projects',
    rights: ['READ'],
    pages: [
      { path: '/projects', load: () => import('./projects/project-list.tsx') },
      { path: '/projects/:id', load: () => import('./projects/project.tsx') },
      { path: '/quote-requests/new', load: () => import('./quote-request/new-request.tsx') },
    ],
  },
  {
    label: 'place.interviews',
    icon: 'interviews',
    rights: ['READ'],
    pages: [
      { path: '/interviews', load: () => import('./interviews/interview-list.tsx') },
      { path: '/interviews/:id', load: () => import('./interviews/interview.tsx') },
    ],
  },
  {
    label: 'place.factories',
    icon: 'factories',
    rights: ['READ', 'OPERATE'],
    pages: [
      { path: '/factories', load: () => import('./factories/factories.tsx') },
      { path: '/factories/:id', load: () => import('./factories/detail/factory.tsx') },
    ],
  },
  {
    label: 'place.estimate',
    icon: 'estimate',
    rights: ['READ'],
    pages: [{ path: '/estimate', load: () => import('./estimate/estimate.tsx') }],
  },
  {
    label: 'place.compliance',
    icon: 'check',
    rights: ['READ'],
    pages: [{ path: '/compliance', load: () => import('./compliance/compliance.tsx') }],
  },
  {
    label: 'place.knowledge',
    icon: 'knowledge',
    rights: ['READ'],
    pages: [
      { path: '/knowledge', load: () => import('./knowledge/knowledge.tsx') },
      { path: '/knowledge/:id', load: () => import('./knowledge/guide.tsx') },
      { path: '/knowledge/stages/:id', load: () => import('./knowledge/stage.tsx') },
    ],
  },
  {
    label: 'place.backOffice',
    icon: 'outbox',
    rights: ['OPERATE', 'REVIEW_CAPABILITIES'],
    pages: [
      { path: '/back-office', load: () => import('./back-office/overview.tsx') },
      { path: '/back-office/outbox', load: () => import('./back-office/outbox/outbox.tsx') },
      { path: '/back-office/unsettled', load: () => import('./back-office/unsettled/unsettled.tsx') },
      { path: '/back-office/tasks', load: () => import('./back-office/tasks/tasks.tsx') },
      { path: '/back-office/replies', load: () => import('./back-office/replies/replies.tsx') },
      { path: '/back-office/requests', load: () => import('./back-office/requests/requests.tsx') },
      { path: '/back-office/requests/:id', load: () => import('./back-office/requests/request.tsx') },
      { path: '/back-office/runs', load: () => import('./back-office/runs.tsx') },
      { path: '/back-office/imports', load: () => import('./back-office/imports.tsx') },
      { path: '/back-office/capabilities', load: () => import('./back-office/capabilities/capabilities.tsx') },
    ],
  },
  {
    label: 'place.settings',
    icon: 'settings',
    rights: ['READ', 'OPERATE', 'REVIEW_CAPABILITIES'],
    pages: [
      { path: '/settings', load: () => import('./settings/settings.tsx') },
      { path: '/settings/members', load: () => import('./settings/members.tsx') },
      { path: '/settings/audit', load: () => import('./settings/audit.tsx') },
    ],
  },
  {
    label: 'place.styleguide',
    icon: 'reference',
    // In no navigation.
    rights: [],
    pages: [{ path: '/styleguide', load: () => import('./styleguide/styleguide.tsx') }],
  },
];
