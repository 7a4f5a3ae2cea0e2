"""The bodies of the HTTP API. docs/protocol.md lists the addresses; /api/openapi.json has them as data.

GET    /api/hall                            Hall: games, languages, players, who I am
GET    /api/games/{game}/content?lang=      content of the game for the client (cards, decks, words)
GET    /api/games/{game}/rules?lang=        Rules: the whole rulebook
GET    /api/tables                          Tables: open tables
POST   /api/tables                          NewTable -> Table (201)
GET    /api/mine                            Tables: my tables and my history
POST   /api/lessons/{game}                  LessonWanted -> Table (201): a guided first game
GET    /api/tables/{id}/replay?seat=&lang=&from=  Replay
GET    /api/tables/{id}/lookback?lang=      LookBack: where a game turned that is over, or how far that is
POST   /api/tables/{id}/lookback?lang=      LookBack: the same, and it is thought out if it was not
GET    /api/tables/{id}/content?lang=       content of the game as it lies on this table
GET    /api/tables/{id}/match               the match file (text), when the game is over
POST   /api/tables/{id}/fork                Fork -> Table (201)
POST   /api/tables/{id}/reports             ReportWanted -> Reported (201)
GET    /api/campaigns                       Campaigns: mine
POST   /api/campaigns                       NewCampaign -> CampaignMade (201)
POST   /api/campaigns/file                  CampaignFile -> CampaignMade (201): one that was taken along
GET    /api/campaigns/{id}?lang=            CampaignPage
POST   /api/campaigns/{id}/match            NextMatch -> Table (201): the next match, or the last one again
GET    /api/campaigns/{id}/file             the campaign file (text)
GET    /api/reports/{report}                the report as one file (text)
POST   /api/accounts                        Credentials -> Me (201): a new account; the guest's tables come along
POST   /api/session                         Credentials -> Me
DELETE /api/session                         -> 204
DELETE /api/sessions                        -> 204: in every browser
GET    /api/programs                        Programs: mine
POST   /api/programs                        NewProgram -> ProgramMade (201): a token, told once
DELETE /api/programs/{id}                   -> 204: its token opens nothing any more
POST   /api/sandbox                         Sandbox -> Table (201): a table for practice, for programs
GET    /api/standings                       Standings: how well I play, as far as the hall knows
POST   /api/standings/{game}                StandingWanted -> StandingInfo
POST   /api/odds                            NewTable -> Chances: which bots would fit; nothing is made
GET    /api/openapi.json                    this API as data
GET    /healthz                             ok
WS     /ws                                  the protocol of messages/

Every error is a Trouble with a fitting status.
"""
