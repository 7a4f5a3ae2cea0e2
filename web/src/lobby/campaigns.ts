/** Campaigns of the server: matches of one company, one after the other. */

import { get, post } from '../lib/api';
import type {
  CampaignFile, CampaignMade, CampaignPage, NewCampaign, NextMatch, Table,
} from '../lib/protocol';
import { go } from '../lib/router.svelte';

export const campaignAddress = (id: string): string => `/campaign/${encodeURIComponent(id)}`;
export const campaignFile = (id: string): string => `/api/campaigns/${encodeURIComponent(id)}/file`;

export function fetchCampaign(id: string, lang: string): Promise<CampaignPage> {
  return get<CampaignPage>(`/api/campaigns/${encodeURIComponent(id)}?lang=${lang}`);
}

/** Founds a campaign and goes to its page. */
export async function found(wanted: NewCampaign): Promise<void> {
  go(campaignAddress((await post<CampaignMade>('/api/campaigns', wanted)).id));
}

/** Takes in a campaign that was played elsewhere, and goes to its page. */
export async function takeIn(file: string): Promise<void> {
  const body: CampaignFile = { file };
  go(campaignAddress((await post<CampaignMade>('/api/campaigns/file', body)).id));
}

/** Lays the table for the next match, or for the last one again, and goes there. */
export async function playNext(id: string, wanted: NextMatch): Promise<void> {
  const { id: table } = await post<Table>(`/api/campaigns/${encodeURIComponent(id)}/match`, wanted);
  go(`/table/${encodeURIComponent(table)}`);
}
