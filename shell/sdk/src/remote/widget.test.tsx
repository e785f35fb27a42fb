import { screen } from '@testing-library/react';
import { expectedComplaints, renderScreen } from '../testing';
import { setRemoteLoader } from './loader';
import { Widget } from './widget';

const chat = <Widget remote="social" name="LeagueChat" props={{ leagueId: 'l1' }} height={500} />;

it('shows the widget with its props and keeps its space free', async () => {
  const { container } = renderScreen(chat, { widgets: { 'social/LeagueChat': ({ leagueId }: { leagueId: string }) => <p>Chat of {leagueId}</p> } });
  expect(container.querySelector('div')).toHaveStyle({ minHeight: '500px' });
  expect(await screen.findByText('Chat of l1')).toBeVisible();
});

it('fails alone and asks the network again on Retry', async () => {
  const { user, rerender } = renderScreen(<p>before</p>);
  const attempts: number[] = [];
  setRemoteLoader((remote, expose, attempt) => {
    attempts.push(attempt);
    return attempt === 0 ? Promise.reject(new Error(`${remote} is down`)) : Promise.resolve({ default: () => <p>{expose} is back</p> });
  });
  rerender(<><p>The rest</p><Widget remote="social" name="FriendsPanel" props={{}} height={100} /></>);
  expect(await screen.findByText('This part did not load.')).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
  // React itself reports what a boundary catches.
  expect(expectedComplaints().join()).toContain('social is down');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('./FriendsPanel is back')).toBeVisible();
  expect(attempts).toEqual([0, 1]);
});
