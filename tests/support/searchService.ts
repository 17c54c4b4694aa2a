import {startLoopback, type Loopback, type Received, type Reply} from './loopback';

type Entry = {objectID: string};

/** What an index of the service holds. */
export type ServiceIndex = {records: Entry[]; settings: unknown; synonyms: Entry[]};

export type SearchService = Loopback & {
  indexes: Map<string, ServiceIndex>;
  /** For each change: its name, and the records that visitors find at that moment. */
  history: {change: string; found: number}[];
  /** Answers to be given instead, by the end of the path. */
  refusals: Map<string, Reply>;
};

/**
 * A fake of Algolia's search service with the part of its API that a push needs. As in the real one, a change takes
 * effect only some time after the request: here, when its task's status is requested, and for records at the second
 * such request.
 * @param visited the index that visitors search
 */
export async function startSearchService(visited: string): Promise<SearchService> {
  const indexes: SearchService['indexes'] = new Map();
  const history: SearchService['history'] = [];
  const refusals: SearchService['refusals'] = new Map();
  const waiting = new Map<number, () => void>();
  const slow = new Set<number>();
  let lastTask = 0;

  const at = (name: string): ServiceIndex => {
    const index = indexes.get(name) ?? {records: [], settings: {}, synonyms: []};
    indexes.set(name, index);
    return index;
  };

  function later(change: string, work: () => void): Reply {
    waiting.set(++lastTask, () => {
      work();
      history.push({change, found: indexes.get(visited)?.records.length ?? 0});
    });
    if (change === 'batch' || change === 'move') {
      slow.add(lastTask);
    }
    return json({taskID: lastTask, updatedAt: '2026-01-01T00:00:00Z'});
  }

  function taskStatus(task: number): Reply {
    if (slow.delete(task)) {
      return json({status: 'notPublished'});
    }
    // Tasks of the service work in the order in which they were asked for.
    for (const [id, work] of waiting) {
      if (id <= task) {
        waiting.delete(id);
        work();
      }
    }
    return json({status: 'published'});
  }

  function operation(name: string, {operation, destination, scope}: Operation): Reply {
    return later(operation, () => {
      const {records, settings, synonyms} = at(name);
      if (operation === 'move') {
        indexes.set(destination, {records, settings, synonyms});
        indexes.delete(name);
      } else {
        Object.assign(
          at(destination),
          scope.includes('settings') && {settings},
          scope.includes('synonyms') && {synonyms},
        );
      }
    });
  }

  function reply({method, path, body}: Received): Reply {
    const [, name = '', what = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
    const refusal = refusals.get(what);
    if (refusal !== undefined) {
      return refusal;
    }
    switch (`${method} ${what.replace(/\d+$/, '')}`) {
      case 'POST query':
        return indexes.has(name)
          ? json({hits: [], nbHits: at(name).records.length})
          : json({message: `Index ${name} does not exist`, status: 404}, 404);
      case 'PUT settings':
        return later('settings', () => (at(name).settings = body));
      case 'POST synonyms/batch':
        return later('synonyms', () => (at(name).synonyms = body as Entry[]));
      case 'POST batch':
        return later('batch', () => at(name).records.push(...(body as Batch).requests.map((request) => request.body)));
      case 'POST operation':
        return operation(name, body as Operation);
      case 'GET task/':
        return taskStatus(Number(what.slice('task/'.length)));
      case 'DELETE ':
        return later('delete', () => indexes.delete(name));
      default:
        return json({message: `no such call: ${method} ${path}`, status: 400}, 400);
    }
  }

  return {...(await startLoopback(reply)), indexes, history, refusals};
}

type Operation = {operation: 'copy' | 'move'; destination: string; scope: string[]};
type Batch = {requests: {action: string; body: Entry}[]};

function json(value: unknown, status = 200): Reply {
  return {status, body: JSON.stringify(value)};
}
