import { capabilityRecord } from '#modules/directory/capabilities/capability.rest.ts';
import { projectRecord } from '#modules/sourcing/projects/project.rest.ts';
import type { Route } from '#rest/route.ts';
import { InterviewId, InterviewMessage, InterviewPublication, NewInterview } from './interview.schema.ts';

const record = `fragment InterviewRecord on Interview {
  id family status version locale turnCount turnLimit projectId transcript: transcriptJson facts: factsJson missingFacts nextQuestion
  publishedCapabilityId publishedProjectId createdAt updatedAt
}`;

const rename = { version: 'expectedVersion' };

export const interviewRoutes: Route[] = [
  {
    method: 'POST',
    path: '/interviews',
    mcp: 'draft',
    summary: 'Starts an interview. Interviews cannot be listed: store the id.',
    body: NewInterview,
    document: `mutation StartInterview($input: StartInterviewInput!) {
      started: startInterview(input: $input) { interview { ...InterviewRecord } reply { ...InterviewOpening } }
    } ${record} fragment InterviewOpening on InterviewReply { text }`,
    spread: 'started',
    status: 201,
    location: '/interviews/{interview.id}',
    errors: ['not_found', 'quota_reached'],
  },
  {
    method: 'GET',
    path: '/interviews/{id}',
    mcp: 'read',
    summary: 'One interview with transcript, facts and missing facts.',
    params: InterviewId,
    document: `query GetInterview($id: ID!) { interview(id: $id) { ...InterviewRecord } } ${record}`,
    errors: ['not_found'],
  },
  {
    method: 'POST',
    path: '/interviews/{id}/messages',
    mcp: 'draft',
    summary: 'Adds a turn to the given version. 409 if the interview has changed, 422 after 16 turns or 30 idle days.',
    params: InterviewId,
    body: InterviewMessage,
    rename,
    document: `mutation AnswerInterview($input: AnswerInterviewInput!) {
      answered: answerInterview(input: $input) { interview { ...InterviewRecord } reply { text nextQuestion } }
    } ${record}`,
    spread: 'answered',
    errors: [
      'not_found',
      'version_conflict',
      'interview_already_published',
      'turn_limit_reached',
      'quota_reached',
      'interviewer_unavailable',
      'interview_receipt_unsaved',
    ],
  },
  {
    method: 'POST',
    path: '/interviews/{id}/publish',
    summary: 'Creates a project or a capability from the confirmed facts. Possible once.',
    params: InterviewId,
    body: InterviewPublication,
    rename,
    document: `mutation PublishInterview($input: PublishInterviewInput!) {
      published: publishInterview(input: $input) {
        interview { ...InterviewRecord } capability { ...CapabilityRecord } project { ...ProjectRecord }
      }
    } ${record} ${capabilityRecord} ${projectRecord}`,
    spread: 'published',
    errors: ['not_found', 'version_conflict', 'interview_already_published', 'missing_facts'],
  },
];
