import { z } from 'zod';

export const Process = z
  .enum([
    'pcba',
    'injection_molding',
    'cnc',
    'sheet_metal',
    'die_casting',
    'wire_harness',
    'battery',
    'motor_actuator',
    'display',
    'camera',
    'power_adapter',
    'packaging',
    'off_the_shelf',
    'other',
  ])
  .meta({ id: 'Process' });
export type Process = z.output<typeof Process>;

export const withMaterial: readonly Process[] = ['injection_molding', 'cnc', 'sheet_metal', 'die_casting', 'packaging'];

export const ProductStage = z
  .enum(['idea', 'prototype', 'evt', 'dvt', 'pvt', 'production'])
  .meta({ id: 'ProductStage' });

export const ProductScope = z
  .enum(['pcba', 'box_build', 'mechanical_part', 'tooling', 'full_product', 'mixed'])
  .meta({ id: 'ProductScope' });

export const Incoterm = z
  .enum(['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'])
  .meta({ id: 'Incoterm' });

export const DrawingsStatus = z
  .enum(['none_yet', 'drawings_attached', 'sample_available', 'drawings_and_sample'])
  .meta({ id: 'DrawingsStatus' });

export const QuotePriority = z.enum(['price', 'lead_time', 'quality']).meta({ id: 'QuotePriority' });

/** By where the plug is used; `interchangeable` has heads for several. */
export const PlugType = z
  .enum(['us', 'eu', 'uk', 'au', 'jp', 'cn', 'kr', 'in', 'za', 'br', 'ch', 'interchangeable'])
  .meta({ id: 'PlugType' });

export const InterviewFamily = z.enum(['capability', 'project_intake']).meta({ id: 'InterviewFamily' });
export type InterviewFamily = z.output<typeof InterviewFamily>;

const maxQuantity = 10_000_000;
export const Quantity = z.int().min(1).max(maxQuantity);
